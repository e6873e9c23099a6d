import { createChallenge } from "altcha-lib/v1";
import { notFound } from "next/navigation";
import { CAPTCHA } from "@/components/captcha/copy";
import { Container } from "@/components/ui/Container";
import { issueCodeChallenge } from "@/lib/captcha/challenges";
import { ALGORITHM } from "@/lib/captcha/rules";
import { pageMetadata } from "../../page-metadata";
import { CaptchaGallery } from "./CaptchaGallery";
import "../../launch.css";

export const metadata = pageMetadata({ title: CAPTCHA.gallery.title });

/** The captcha in each of its states; in development only. */
export default async function Page() {
  if (process.env.NODE_ENV !== "development") notFound();
  const { codeChallenge, maxnumber } = await issueCodeChallenge(new Date());
  // Solved at once, to get to the code; the server would not take it.
  const easy = await createChallenge({ algorithm: ALGORITHM, hmacKey: "gallery", number: 1 });
  return (
    <Container>
      <main className="flex flex-col gap-8 py-10">
        <h1 className="text-title">{CAPTCHA.gallery.title}</h1>
        <CaptchaGallery challenge={{ ...easy, algorithm: ALGORITHM, maxnumber, codeChallenge }} />
      </main>
    </Container>
  );
}
