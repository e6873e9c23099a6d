/**
 * What is done from the command line only: nobody is signed in, and the audit says so. It may run
 * beside the server: a transaction waits for the write lock at its start (decision 0009).
 */

export const VIA_COMMAND_LINE = { via: "command-line" } as const;
