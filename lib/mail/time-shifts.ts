export const msBefore = (now: Date, ms: number) => new Date(now.getTime() - ms);

export const msAfter = (now: Date, ms: number) => new Date(now.getTime() + ms);
