import { describe, expect, test } from "vitest";
import { isBlank, tidyText } from "../kernel/text.ts";
import { replySchema } from "./schemas.ts";
import { MESSAGE_MAX } from "./text.ts";

describe("a message", () => {
  test.each([
    [" Bonjour \n", "Bonjour"],
    ["un\r\ndeux\rtrois", "un\ndeux\ntrois"],
    ["a\0b\u0007c", "abc"],
    ["\u202Eelbisiver", "elbisiver"],
    ["famille 👨‍👩‍👧", "famille 👨‍👩‍👧"],
    ["e\u0301", "é"],
  ])("written %j is kept as %j", (text, normalized) => {
    expect(tidyText(text)).toBe(normalized);
  });

  test.each([
    ["Bonjour", true],
    ["?", true],
    ["👍", true],
    ["", false],
    ["  ", false],
    ["\u200b\u200d\ufeff\u2060", false],
    ["\u0301", false],
  ])("%j says something: %s", (text, says) => {
    expect(isBlank(text)).toBe(!says);
  });

  const reply = (content: unknown) =>
    replySchema.safeParse({ conversationId: "c0nvers00001", content });

  test.each([undefined, "", "   ", "\n\t\r\n", "\u200b", "\u00a0", 4])(
    "that is %j is refused as blank",
    (content) => {
      expect(reply(content).error?.issues[0]?.message).toBe("Écrivez votre message.");
    },
  );

  test("has 4,000 characters at most, the blanks around not counted", () => {
    expect(reply(` ${"é".repeat(MESSAGE_MAX)}\n`).success).toBe(true);
    expect(reply("é".repeat(MESSAGE_MAX + 1)).error?.issues[0]?.message).toBe(
      "Un message compte au plus 4\u00a0000 caractères.",
    );
  });

  test.each([
    { conversationId: "x" },
    { conversationId: ["c0nvers00001"] },
    { sender: "owner" },
    { authorId: "c0nvers00001" },
    { seen: "' OR 1=1" },
  ])("with %j beside it is refused", (fields) => {
    const sent = { conversationId: "c0nvers00001", content: "Bonjour", ...fields };
    expect(replySchema.safeParse(sent).success).toBe(false);
  });
});
