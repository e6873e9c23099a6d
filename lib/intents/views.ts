/** What was being done, as the pages on the way to an account tell it. */
export type IntentView = { kind: "favorite"; title: string };
