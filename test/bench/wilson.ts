/** How sure a score is. */

/** z of a two-sided 95 % interval. */
const Z = 1.959964;

/** Wilson's interval of a share: what the true share may be, 95 times in a hundred. */
export function wilson(score: number, games: number): readonly [low: number, high: number] {
  const share = score / games;
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const centre = share + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return [(centre - spread) / scale, (centre + spread) / scale];
}
