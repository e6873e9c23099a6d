import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { newId } from "../../lib/kernel/ids.ts";
import { openDatabase, PROGRAM_BUSY_MS } from "../../lib/platform/db/open.ts";
import { newToken, tokenHash } from "../../lib/platform/tokens.ts";
import { runTs } from "../../scripts/setup/run.mjs";
import { freePort } from "../../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../../scripts/setup/steps.mjs";
import { serve } from "../servers.ts";

const FOLDER = "data/bench/uploads";
const SECRET = "bench-only-secret-of-32-characters!";
const env = {
  DATABASE_URL: `file:./${FOLDER}/app.db`,
  SNAPSHOT_DIR: `./${FOLDER}/search`,
  MEDIA_DIR: `./${FOLDER}/media`,
  UPLOAD_DIR: `./${FOLDER}/uploads`,
  AUTH_SECRET: SECRET,
  CAPTCHA_HMAC_KEY: SECRET,
  DOCUMENT_KEY: SECRET,
  LOG_LEVEL: "error",
};

/** A draft of a browser of its own: its address, and the cookie that opens it. */
export interface Draft {
  id: string;
  cookie: string;
}

/** The built site on the first core, with a database of its own that nobody has written in. */
export async function openSite() {
  await buildSite();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/media`, { recursive: true });
  await runTs("scripts/db/migrate.ts", [], { env });

  const database = openDatabase(`${FOLDER}/app.db`, { busyMs: PROGRAM_BUSY_MS });
  const port = await freePort();
  const site = await serve([SERVER], {
    port,
    env: { ...env, APP_URL: `http://localhost:${port}` },
    path: "/api/health",
  });

  const createDraft = (): Draft => {
    const id = newId();
    const secret = newToken();
    const now = new Date().toISOString().replace("Z", "+00:00");
    database
      .prepare(
        `INSERT INTO ListingRevision (id, holderHash, status, content, fieldVersions, createdAt, updatedAt)
         VALUES (?, ?, 'editing', '{}', '{}', ?, ?)`,
      )
      .run(id, tokenHash(secret), now, now);
    return { id, cookie: `loopimmo.draft=${secret}` };
  };

  /** Sends a picture, as one of a draft. @returns its key where it is stored */
  async function send(
    bytes: Buffer,
    draft = createDraft(),
  ): Promise<{ status: number; code: string; key: string }> {
    const response = await fetch(`${site.url}/api/revisions/${draft.id}/photos`, {
      method: "POST",
      headers: { "content-type": "image/jpeg", origin: site.url, cookie: draft.cookie },
      body: new Uint8Array(bytes),
    });
    const { code = "", key = "" } = (await response.json()) as { code?: string; key?: string };
    return { status: response.status, code, key };
  }

  return {
    site,
    port,
    createDraft,
    send,
    /** Files of a folder of the site. */
    filesIn: (folder: string): string[] =>
      readdirSync(`${FOLDER}/${folder}`).filter((name) => name !== ".gitkeep"),
    /** How many pictures a draft has. */
    photosOf: (revisionId: string): number =>
      database
        .prepare<[string], number>("SELECT count(*) FROM MediaAsset WHERE revisionId = ?")
        .pluck()
        .get(revisionId) ?? 0,
    /** What a draft says. */
    contentOf: (revisionId: string): Record<string, unknown> =>
      JSON.parse(
        database
          .prepare<[string], string>("SELECT content FROM ListingRevision WHERE id = ?")
          .pluck()
          .get(revisionId) ?? "{}",
      ),
    stop: async () => {
      await site.stop();
      database.close();
    },
  };
}

export type BenchSite = Awaited<ReturnType<typeof openSite>>;
