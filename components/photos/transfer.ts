/** Files that are dragged, dropped or pasted; none where it is text. */
export const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];

export const hasFiles = (transfer: DataTransfer | null) =>
  transfer?.types.includes("Files") ?? false;
