import { createChallenge } from "altcha-lib/v1";
import { describe, expect, test } from "vitest";
import { findNumber, type Work } from "./search";

const SALT = "64d10f5d3ed85e4eccbc64d10f5d3ed8?expires=1795286248&";
const hex = (text: string) => Buffer.from(text).toString("hex");

/** A challenge of ours, as the widget hands it to its workers. */
async function workFor(number: number, share: Partial<Work> = {}): Promise<Work> {
  const { challenge } = await createChallenge({ hmacKey: "key", number, salt: SALT });
  const parameters = {
    algorithm: "SHA-256",
    cost: 1,
    salt: hex(SALT),
    nonce: "",
    keyPrefix: challenge,
  };
  return { challenge: { parameters }, counterMode: "string", ...share };
}

const never = () => false;

describe("the number of a challenge", () => {
  test.each([0, 9, 10, 99, 2_000, 12_345])("is found: %i", async (number) => {
    const work = await workFor(number);
    expect(await findNumber(work, never)).toMatchObject({
      counter: number,
      derivedKey: work.challenge.parameters.keyPrefix,
    });
  });

  test("is found by the one of several workers whose share it is of", async () => {
    const work = await workFor(4_321, { counterStart: 1, counterStep: 4 });
    expect((await findNumber(work, never))?.counter).toBe(4_321);
    const other = { ...work, counterStart: 2 };
    let turns = 0;
    expect(await findNumber(other, () => ++turns > 1)).toBeNull();
  });

  test("is given up when the time is over", async () => {
    expect(await findNumber(await workFor(900_000, { timeout: 0 }), never)).toBeNull();
  });

  test.each([{ algorithm: "SHA-512" }, { cost: 2 }])("is not looked for with %o", async (other) => {
    const work = await workFor(1);
    Object.assign(work.challenge.parameters, other);
    await expect(findNumber(work, never)).rejects.toThrow(RangeError);
  });
});
