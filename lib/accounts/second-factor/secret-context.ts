/** What a person's secret is sealed as. */
export const secretContext = (userId: string) => `second-factor:${userId}`;
