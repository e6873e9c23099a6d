import { describe, expect, test } from "vitest";
import { type TransferFile, transferXmlFile } from "./pain.ts";
import { sepaText } from "./sepa-text.ts";

const FILE: TransferFile = {
  id: "b4tch0000001",
  createdAt: new Date("2026-12-10T09:00:00Z"),
  executeOn: "2026-12-11",
  payer: { name: "Loopimmo SAS", iban: "FR1420041010050500013M02606" },
  transfers: [
    {
      id: "p4y000000001",
      amountCents: 250_00,
      holder: "Nora Béchu & Cie",
      iban: "FR7630006000011234567890189",
      reference: "Commissions RL-ABC-2026-001",
    },
    {
      id: "p4y000000002",
      amountCents: 7,
      holder: "İ <script>",
      iban: "DE89370400440532013000",
      reference: "x".repeat(200),
    },
  ],
};

interface Element {
  name: string;
  children: Element[];
  text: string;
}

/** A document as its elements: of the little XML that such a file is; anything else fails. */
function parse(xml: string): Element {
  const root: Element = { name: "", children: [], text: "" };
  const open = [root];
  for (const [, close, name = "", text] of xml
    .replace(/^<\?xml [^>]*\?>\s*/, "")
    .matchAll(/<(\/?)([A-Za-z]+)[^>]*>|([^<]+)/g)) {
    const last = open.at(-1) ?? root;
    if (text !== undefined) last.text += text;
    else if (close === "/") {
      expect(open.pop()?.name).toBe(name);
    } else {
      const child = { name, children: [], text: "" };
      last.children.push(child);
      open.push(child);
    }
  }
  expect(open).toEqual([root]);
  return root.children[0] as Element;
}

const at = (element: Element, path: string): Element =>
  path.split("/").reduce((of, name) => {
    const child = of.children.find((each) => each.name === name);
    if (!child) throw new Error(`${of.name} has no ${name}`);
    return child;
  }, element);
const namesIn = (element: Element) => element.children.map(({ name }) => name);

describe("a file of transfers", () => {
  const xml = transferXmlFile(FILE);
  const document = parse(xml);
  const header = at(document, "CstmrCdtTrfInitn/GrpHdr");
  const instruction = at(document, "CstmrCdtTrfInitn/PmtInf");
  const transfers = instruction.children.filter(({ name }) => name === "CdtTrfTxInf");

  test("is of pain.001.001.09, its elements in the order of its schema", () => {
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    expect(namesIn(header)).toEqual(["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"]);
    expect(namesIn(instruction)).toEqual([
      ...["PmtInfId", "PmtMtd", "BtchBookg", "NbOfTxs", "CtrlSum", "PmtTpInf", "ReqdExctnDt"],
      ...["Dbtr", "DbtrAcct", "DbtrAgt", "ChrgBr", "CdtTrfTxInf", "CdtTrfTxInf"],
    ]);
    for (const transfer of transfers) {
      expect(namesIn(transfer)).toEqual(["PmtId", "Amt", "Cdtr", "CdtrAcct", "RmtInf"]);
    }
  });

  test("says how many transfers it has and what they come to, twice", () => {
    for (const part of [header, instruction]) {
      expect(at(part, "NbOfTxs").text).toBe("2");
      expect(at(part, "CtrlSum").text).toBe("250.07");
    }
    expect(transfers.map((each) => at(each, "Amt/InstdAmt").text)).toEqual(["250.00", "0.07"]);
    expect(xml.match(/Ccy="EUR"/g)).toHaveLength(2);
  });

  test("asks for a day, in a form that the version has, of the SEPA level", () => {
    expect(at(instruction, "ReqdExctnDt/Dt").text).toBe("2026-12-11");
    expect(at(instruction, "PmtTpInf/SvcLvl/Cd").text).toBe("SEPA");
    expect(at(instruction, "ChrgBr").text).toBe("SLEV");
    expect(at(header, "CreDtTm").text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  });

  test("holds identifiers of 35 characters, names of 70, references of 140, and no address", () => {
    for (const path of ["MsgId"]) expect(at(header, path).text.length).toBeLessThanOrEqual(35);
    for (const transfer of transfers) {
      expect(at(transfer, "PmtId/EndToEndId").text).toMatch(/^[0-9a-z]{1,35}$/);
      expect(at(transfer, "Cdtr/Nm").text.length).toBeLessThanOrEqual(70);
      expect(at(transfer, "RmtInf/Ustrd").text.length).toBeLessThanOrEqual(140);
    }
    expect(xml).not.toMatch(/PstlAdr|AdrLine/);
  });

  test("writes the characters that banks exchange, and no other", () => {
    const texts = [...xml.replace(/^<\?.*\?>/, "").matchAll(/>([^<]+)</g)].map(([, text]) => text);
    for (const text of texts) expect(text?.trim()).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
    expect(transfers.map((each) => at(each, "Cdtr/Nm").text)).toEqual([
      "Nora Bechu + Cie",
      "I script",
    ]);
  });

  test("is the same each time, and has one transfer at least", () => {
    expect(transferXmlFile(FILE)).toBe(xml);
    expect(() => transferXmlFile({ ...FILE, transfers: [] })).toThrow(RangeError);
  });
});

test.each([
  ["Œuvre d’Anaïs", "OEuvre d'Anais"],
  ["//a//b//", "a/b"],
  ["Łódź ß", "Lodz ss"],
  ["張偉", "NOTPROVIDED"],
  ["a\u0000\nb", "a b"],
  ["  x  ", "x"],
])("writes %j as %j", (text, expected) => {
  expect(sepaText(text, 70)).toBe(expected);
});
