import { z } from "zod";

/*
 * The portals that listings go to, as `DIFFUSION_TARGETS` names them: who they are, and how they get their file.
 */

const code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,29}$/, "must be 2 to 30 lower-case letters, digits or hyphens");

/** As sellers read it and sign for it. */
const name = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[^\p{C}]+$/u, "must be one line of text");

/** `sftp://user:password@host:22/folder/file.csv`, user and password percent-encoded. */
const sftpAddress = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  try {
    const path = decodeURIComponent(url?.pathname ?? "");
    const username = decodeURIComponent(url?.username ?? "");
    if (url?.protocol === "sftp:" && username && url.hostname && /[^/]$/.test(path)) {
      const password = decodeURIComponent(url.password);
      return { host: url.hostname, port: Number(url.port || 22), username, password, path };
    }
  } catch {
    // A sign that is no percent-encoding: the same problem.
  }
  context.addIssue("must be an address such as sftp://user:password@host/folder/Annonces.csv");
  return z.NEVER;
});

const common = {
  code,
  name,
  /** Our identifier, which the portal gives. */
  agency: z.string().trim().min(1).max(16),
  encoding: z.enum(["iso-8859-1", "utf-8"]).default("iso-8859-1"),
};

const target = z.discriminatedUnion("kind", [
  /** The portal fetches its file from an address of the site that has this value in it. */
  z.strictObject({
    kind: z.literal("address"),
    ...common,
    token: z.string().regex(/^[\w-]{32,200}$/, "must be 32 or more letters, digits, - or _"),
  }),
  z.strictObject({
    kind: z.literal("sftp"),
    ...common,
    url: sftpAddress,
    /** Of the server's key, as `ssh-keygen -l` prints it: nothing is sent to another one. */
    hostKey: z
      .string()
      .regex(
        /^SHA256:[A-Za-z0-9+/]{43}$/,
        "must be a fingerprint such as SHA256:… (43 characters)",
      ),
  }),
  /** A folder of this machine, from which somebody else's program takes the file. */
  z.strictObject({ kind: z.literal("folder"), ...common, path: z.string().min(1) }),
]);

/** A portal, and how it gets its file. */
export type DiffusionTarget = z.output<typeof target>;

const targets = z
  .array(target)
  .refine(
    (all) =>
      new Set(all.map((each) => each.code)).size === all.length &&
      new Set(all.map((each) => each.name.toLowerCase())).size === all.length,
    { message: "must name each code and each name once" },
  );

/** `DIFFUSION_TARGETS`: a list in JSON, on one line. */
export const diffusionTargets = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue("must be a list in JSON, on one line");
      return z.NEVER;
    }
  })
  .pipe(targets)
  .default([]);
