import { request as send } from "node:http";

/** Forms that no browser sends: bodies, names and headers that Next or React trip over. */
export interface HostileForm {
  name: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** What came back. */
export interface Answer {
  /** 0 where the connection ended without an answer. */
  status: number;
  type: string;
  body: string;
}

const BOUNDARY = "----hostile";
const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const TEXT = { "content-type": "text/plain;charset=UTF-8" };

type Part = readonly [name: string, value: string, more?: string];

const partOf = ([name, value, more = ""]: Part) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const multipart = (...parts: readonly Part[]) => `${parts.map(partOf).join("")}--${BOUNDARY}--\r\n`;

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);
const list = (length: number) => `[${Array(length).fill("1").join()}]`;

/** What React's encoding of arguments has a meaning for, and what it has none for. */
const REFERENCES = [
  "$",
  "$$",
  "$0",
  "$1",
  "$ff",
  "$@",
  "$@0",
  "$@1",
  "$@x",
  "$A1",
  "$B1",
  "$D",
  "$Dx",
  "$E1",
  "$F",
  "$F1",
  "$F0",
  "$K1",
  "$L1",
  "$M1",
  "$O1",
  "$P1",
  "$Q0",
  "$Q1",
  "$R1",
  "$S1",
  "$T",
  "$T1",
  "$V1",
  "$W0",
  "$W1",
  "$X1",
  "$Y1",
  "$Z1",
  "$b1",
  "$g1",
  "$h",
  "$h0",
  "$h1",
  "$i1",
  "$n",
  "$nx",
  `$n${"9".repeat(400)}`,
  "$o1",
  "$r1",
  "$s1",
  "$u",
  "$x1",
  "$-1",
  "$-Infinity",
  "$1:a:b",
  "$0:0:0",
  "$1:__proto__:then",
  "$1:constructor:constructor",
];

/** Arguments as text: [name, body]. */
const TEXT_BODIES: readonly (readonly [string, string | Buffer])[] = [
  ["nothing", ""],
  ["a blank", " "],
  ["a brace", "{"],
  ["a bracket", "["],
  ["null", "null"],
  ["a number", "42"],
  ["a text", '"x"'],
  ["an object", '{"a":1}'],
  ["no argument", "[]"],
  ["one argument", "[null]"],
  ["two that are no form", "[null,null]"],
  ["a list as the form", "[null,[1]]"],
  ["an object as the form", '[null,{"email":"a"}]'],
  ["a thenable", '[{"then":1},{"then":"$F1"}]'],
  ["a thenable itself", '{"then":"$1:then","status":"resolved_model"}'],
  ["a prototype", '[{"__proto__":{"a":1}},{"constructor":{"prototype":{}}}]'],
  ["1,001 arguments", list(1_001)],
  ["20,000 arguments", list(20_000)],
  ["lists 10,000 deep", nested(10_000)],
  ["lists 30,000 deep", nested(30_000)],
  ["objects 8,000 deep", `${'{"a":'.repeat(8_000)}1${"}".repeat(8_000)}`],
  ["what is no UTF-8", Buffer.from([0x5b, 0xff, 0xfe, 0x5d])],
  ["a zero byte", "\0"],
  ["half a surrogate", '["\\ud800"]'],
  ["60 kB of text", `["${"x".repeat(60_000)}"]`],
  ["a form as text", "email=a&password=b"],
  ...REFERENCES.map((each) => [`the reference ${each.slice(0, 30)}`, `["${each}"]`] as const),
  ...REFERENCES.map((each) => [`only ${each.slice(0, 30)}`, `"${each}"`] as const),
];

/** Arguments as fields, for an action that exists: [name, body]. */
function multipartBodies(id: string): (readonly [string, string | Buffer])[] {
  const form: Part[] = [
    ["_1_email", "a@example.org"],
    ["_1_password", "x"],
  ];
  const root: Part = ["0", '[null,"$K1"]'];
  const whole = multipart(...form, root);
  const reference = (value: string): Part[] => [...form, ["0", `[null,"${value}"]`]];
  return [
    ["nothing", ""],
    ["only an end", `--${BOUNDARY}--\r\n`],
    ["no end", whole.slice(0, -BOUNDARY.length - 6)],
    ["an end cut short", whole.slice(0, -3)],
    ["a cut in a value", whole.slice(0, whole.indexOf("@example"))],
    ["a cut in a header", whole.slice(0, whole.indexOf("form-data"))],
    ["a cut in the first line", whole.slice(0, 5)],
    ["another boundary", whole.replaceAll(BOUNDARY, "----other")],
    ["bytes before and after", `xx\r\n${whole}yy`],
    ["a part without a name", whole.replace('; name="_1_email"', "")],
    ["a part without headers", `--${BOUNDARY}\r\n\r\nx\r\n${whole}`],
    ["a header of 20 kB", whole.replace("form-data", `form-data; x="${"y".repeat(20_000)}"`)],
    ["no root", multipart(...form)],
    ["an empty root", multipart(...form, ["0", ""])],
    ["a root that is no JSON", multipart(...form, ["0", "["])],
    ["two roots", multipart(...form, root, root)],
    ["the root first", multipart(root, ...form)],
    ["the root as a file", multipart(...form, ["0", root[1], '; filename="0"'])],
    ["a form without fields", multipart(root)],
    ["a form in the place of the state", multipart(...form, ["0", '["$K1","$K1"]'])],
    ["forms within forms", multipart(["_1__2_a", "x"], ["_1__2__3_b", "y"], root)],
    ["a state of 10,000 lists", multipart(...form, ["0", `[${nested(10_000)},"$K1"]`])],
    ["an odd state", multipart(...form, ["0", '[{"result":"$K1","data":[1]},"$K1"]'])],
    [
      "2,000 parts",
      multipart(...Array.from({ length: 800 }, (_, n): Part => [`_1_f${n}`, ""]), root),
    ],
    [
      "names of prototypes",
      multipart(["__proto__", "{}"], ["_1___proto__", "x"], ["constructor", "x"], root),
    ],
    ["an empty name", multipart(["", "x"], ...form, root)],
    ["a name of 20 kB", multipart(["_1_".padEnd(20_000, "y"), "x"], root)],
    ["a file as a field", multipart(["_1_email", "x", '; filename="a.txt"'], root)],
    [
      "a function of ours as the form",
      multipart(["0", '[null,"$F1"]'], ["1", JSON.stringify({ id, bound: null })]),
    ],
    [
      "a bound function of ours as the form",
      multipart(
        ["0", '[null,"$h1"]'],
        ["1", JSON.stringify({ id, bound: "$@2" })],
        ["2", list(1_100)],
      ),
    ],
    [
      "a function bound to itself",
      multipart(["0", '[null,"$h1"]'], ["1", JSON.stringify({ id, bound: "$@1" })]),
    ],
    [
      "an unknown function as the form",
      multipart(["0", '[null,"$F1"]'], ["1", '{"id":"toString","bound":null}']),
    ],
    [
      "an unknown function with a name",
      multipart(["0", '[null,"$F1"]'], ["1", `{"id":"${id.slice(0, -1)}#x","bound":null}`]),
    ],
    ["a function without a name", multipart(["0", '[null,"$F1"]'], ["1", "{}"])],
    ["a function that is null", multipart(["0", '[null,"$F1"]'], ["1", "null"])],
    ["a map of no pairs", multipart(["0", '[null,"$Q1"]'], ["1", '[1,"x"]'])],
    ["a set of itself", multipart(["0", '[null,"$W1"]'], ["1", '["$W1"]'])],
    ["an iterator of nothing", multipart(["0", '[null,"$i1"]'], ["1", "null"])],
    ["a stream that never ends", multipart(["0", '[null,"$R1"]'], ["1", "[]"])],
    ["an endless iterable", multipart(["0", '[null,"$X1"]'], ["1", '"x"'])],
    ["parts that lead to each other", multipart(["0", '["$1"]'], ["1", '["$2"]'], ["2", '["$1"]'])],
    ["a path into a part", multipart(["0", '["$1:a:a"]'], ["1", '{"a":"$1:a"}'])],
    ["a path to a prototype", multipart(["0", '["$1:__proto__:then"]'], ["1", '{"then":"x"}'])],
    [
      "a chunk of its own making",
      multipart(
        ["0", '{"then":"$1:__proto__:then","status":"resolved_model","value":"{}","_response":{}}'],
        ["1", '"$@0"'],
      ),
    ],
    ...REFERENCES.map((each): readonly [string, string] => [
      `the reference ${each.slice(0, 30)}`,
      multipart(...reference(each)),
    ]),
  ];
}

/** Forms posted without scripts, for an action that exists: [name, body]. */
function plainBodies(id: string): (readonly [string, string | Buffer])[] {
  const fields: Part[] = [
    ["email", "a@example.org"],
    ["password", "x"],
  ];
  const bound = (descriptor: string, state: string | null = "[null]"): string =>
    multipart(
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", descriptor],
      ...(state === null ? [] : [["$ACTION_1:1", state] as const]),
      ["$ACTION_KEY", "kx"],
      ...fields,
    );
  const ours = (value: string) => `{"id":"${id}","bound":"${value}"}`;
  const whole = bound(ours("$@1"));
  return [
    ["nothing", ""],
    ["only an end", `--${BOUNDARY}--\r\n`],
    ["no end", whole.slice(0, -BOUNDARY.length - 6)],
    ["a cut in a value", whole.slice(0, whole.indexOf("@example"))],
    ["a cut in a header", whole.slice(0, whole.indexOf("form-data"))],
    ["another boundary", whole.replaceAll(BOUNDARY, "----other")],
    ["no action", multipart(...fields)],
    ["an action without its state", multipart([`$ACTION_ID_${id}`, ""], ...fields)],
    ["an action that is a word", multipart(["$ACTION_ID_toString", ""], ...fields)],
    ["an action without a name", multipart(["$ACTION_ID_", ""], ...fields)],
    ["an action of another server", multipart([`$ACTION_ID_60${"a".repeat(40)}`, ""], ...fields)],
    ["a reference to nothing", multipart(["$ACTION_REF_1", ""], ...fields)],
    ["a reference without a number", multipart(["$ACTION_REF_", ""], ["$ACTION_:0", ours("$@1")])],
    [
      "three references",
      multipart(["$ACTION_REF_1", ""], ["$ACTION_REF_2", ""], ["$ACTION_REF_3", ""]),
    ],
    ["a descriptor cut short", bound(ours("$@1").slice(0, -2))],
    ["a descriptor that is no object", bound("[]")],
    ["a descriptor of a word", bound('{"id":"toString","bound":null}')],
    [
      "a descriptor twice",
      multipart(["$ACTION_REF_1", ""], ["$ACTION_1:0", ours("$@1")], ["$ACTION_1:0", ours("$@1")]),
    ],
    [
      "a descriptor as a file",
      multipart(["$ACTION_REF_1", ""], ["$ACTION_1:0", ours("$@1"), '; filename="x"']),
    ],
    ["two ids in a descriptor", bound(`{"id":"${id}","id":"toString","bound":null}`)],
    ["nothing bound", bound(`{"id":"${id}","bound":null}`, null)],
    ["a state that is missing", bound(ours("$@1"), null)],
    ["a state that is empty", bound(ours("$@1"), "")],
    ["a state that is no list", bound(ours("$@1"), '{"a":1}')],
    ["a state that is null", bound(ours("$@1"), "null")],
    ["a state that is a text", bound(ours("$@1"), '"x"')],
    ["a state cut short", bound(ours("$@1"), "[")],
    ["a state of 1,100 values", bound(ours("$@1"), list(1_100))],
    ["a state of 10,000 lists", bound(ours("$@1"), nested(10_000))],
    ["a key of 20 kB", whole.replace("kx", "k".repeat(20_000))],
    ["a key as a file", whole.replace('name="$ACTION_KEY"', 'name="$ACTION_KEY"; filename="k"')],
    ...REFERENCES.flatMap((each): (readonly [string, string])[] => [
      [`bound to ${each.slice(0, 30)}`, bound(ours(each))],
      [`a state of ${each.slice(0, 30)}`, bound(ours("$@1"), `["${each}"]`)],
    ]),
  ];
}

/** What stands where the name of an action should. */
const WRONG_IDS = (id: string): readonly (readonly [string, string])[] => [
  ["nothing", ""],
  ["a letter", "x"],
  ["a property", "toString"],
  ["a prototype", "__proto__"],
  ["a constructor", "constructor"],
  ["of another build", `60${"a".repeat(40)}`],
  ["with another prefix", `00${id.slice(2)}`],
  ["with a prefix of many arguments", `ff${id.slice(2)}`],
  ["without its prefix", id.slice(2)],
  ["in capitals", id.toUpperCase()],
  ["with a name", `${id}#default`],
  ["twice", `${id}, ${id}`],
  ["of 8 kB", "a".repeat(8_000)],
];

const WRONG_TYPES: readonly (readonly [string, Record<string, string>])[] = [
  ["no type", {}],
  ["an empty type", { "content-type": "" }],
  ["JSON", { "content-type": "application/json" }],
  ["a form of an address", { "content-type": "application/x-www-form-urlencoded" }],
  ["fields without a boundary", { "content-type": "multipart/form-data" }],
  ["fields with an empty boundary", { "content-type": "multipart/form-data; boundary=" }],
  [
    "fields with a long boundary",
    { "content-type": `multipart/form-data; boundary=${"b".repeat(300)}` },
  ],
  ["mixed parts", { "content-type": `multipart/mixed; boundary=${BOUNDARY}` }],
  [
    "fields in another character set",
    { "content-type": `multipart/form-data; charset=x; boundary=${BOUNDARY}` },
  ],
  ["nonsense", { "content-type": ";;;=" }],
];

/** Every hostile form for an action's id. */
export function hostileForms(id: string): HostileForm[] {
  const call = { "next-action": id };
  const whole = multipart(["_1_email", "a"], ["0", '[null,"$K1"]']);
  return [
    ...TEXT_BODIES.map(([name, body]) => ({
      name: `a call with ${name}`,
      headers: { ...call, ...TEXT },
      body,
    })),
    ...multipartBodies(id).map(([name, body]) => ({
      name: `a call of fields with ${name}`,
      headers: { ...call, ...MULTIPART },
      body,
    })),
    ...WRONG_TYPES.flatMap(([name, type]) => [
      { name: `a call under ${name}`, headers: { ...call, ...type }, body: whole },
      { name: `a form under ${name}`, headers: type, body: whole },
    ]),
    ...WRONG_IDS(id).flatMap(([name, wrong]) => [
      {
        name: `a call of an action ${name}`,
        headers: { "next-action": wrong, ...TEXT },
        body: "[]",
      },
      {
        name: `a call of fields of an action ${name}`,
        headers: { "next-action": wrong, ...MULTIPART },
        body: whole,
      },
    ]),
    ...plainBodies(id).map(([name, body]) => ({
      name: `a form with ${name}`,
      headers: MULTIPART,
      body,
    })),
  ];
}

/** Posts it as it is, from one of our pages as far as its headers say. */
export function post(
  origin: string,
  path: string,
  form: HostileForm,
  cookie?: string,
): Promise<Answer> {
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, type: "", body: "" });
    const request = send(
      new URL(path, origin),
      {
        method: "POST",
        headers: {
          origin,
          accept: "text/html",
          ...(cookie === undefined ? {} : { cookie }),
          ...form.headers,
          "content-length": String(Buffer.byteLength(form.body)),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers["content-type"] ?? "",
            body: Buffer.concat(chunks).toString(),
          }),
        );
        response.on("error", nothing);
      },
    );
    request.on("error", nothing);
    request.end(form.body);
  });
}
