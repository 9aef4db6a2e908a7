/** Words of matches on one device. */
export const local = {
  titles: { gate: 'Fogbound' },
  gate: {
    /** @param name the seat's name, `White`. */
    title: (name: string) => `Hand the device to ${name}`,
    hint: (name: string) => `The board is put away. ${name}, tap when nobody else is looking.`,
    ready: 'I am ready',
  },
  handOver: 'Hand over',
  look: 'Look at what your action brought, then hand the device over.',
} as const;
