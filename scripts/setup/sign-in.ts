import type { APIRequestContext } from "@playwright/test";
import { DEMO_PASSWORD } from "../../lib/accounts/demo.ts";

/** Signs in by next-auth's own call, as a program would. @returns the answer's status. */
export async function signInByCall(
  request: APIRequestContext,
  origin: string,
  {
    email,
    password = DEMO_PASSWORD,
    ...rest
  }: { email: string; password?: string } & Record<string, string>,
): Promise<number> {
  // The connection of an earlier call may be ended by the server, idle for so long, at the very moment of this one:
  // a GET is sent again on another connection then, as browsers do (RFC 9110, 9.2.2).
  const given = await request.get("/api/auth/csrf", { maxRetries: 1 });
  const { csrfToken } = await given.json();
  const response = await request.post("/api/auth/callback/credentials", {
    headers: { origin },
    form: { csrfToken, email, password, json: "true", ...rest },
  });
  return response.status();
}
