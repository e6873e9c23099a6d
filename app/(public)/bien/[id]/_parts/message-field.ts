/** The id of the field in which one writes about the listing. */
export const MESSAGE_FIELD = "message";

/** Shows the field, and writes in it from now on. */
export function openMessage(): void {
  const field = document.getElementById(MESSAGE_FIELD);
  const details = field?.closest("details");
  if (details) details.open = true;
  field?.focus();
}
