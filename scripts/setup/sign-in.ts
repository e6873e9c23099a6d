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
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const response = await request.post("/api/auth/callback/credentials", {
    headers: { origin },
    form: { csrfToken, email, password, json: "true", ...rest },
  });
  return response.status();
}
