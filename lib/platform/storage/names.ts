/** Lower-case letters, digits and hyphens, and maybe an extension: no separator, no second dot. */
const STORED_NAME = /^[a-z0-9-]{1,100}(?:\.[a-z0-9]{1,8})?$/;

/** Whether something can be the name of a stored file. No such name leads out of its folder. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name);
}

/** @throws {RangeError} for what can be no name of a stored file */
export function assertStoredName(name: string): void {
  if (!isStoredName(name)) throw new RangeError(`no name of a stored file: ${name.slice(0, 120)}`);
}
