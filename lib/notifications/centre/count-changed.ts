/** Open pages count anew. */
export const COUNT_CHANGED = { kind: "notification", data: { id: null, event: null } } as const;
