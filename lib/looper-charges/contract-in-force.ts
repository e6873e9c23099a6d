/** The agency contract of a looper that is signed and has not ended, as a condition: one at most. */
export const contractInForce = (looperId: string) => ({
  looperId,
  signedAt: { not: null },
  endedAt: null,
});
