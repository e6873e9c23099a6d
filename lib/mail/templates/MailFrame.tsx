import { Body } from "@react-email/body";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import type { LetterAccent, LetterFooter } from "../letter.ts";
import { ACCENTS, DARK_SHEET, FONT, LIGHT, PLATE } from "./palette.ts";

/** The wordmark on its plate, as text: mails fetch nothing. The second o is mimosa, as on the site. */
function Wordmark({ brand, site }: { brand: string; site: string }) {
  const [before = "", after = ""] = brand.split("oo");
  return (
    <Link
      href={site}
      style={{
        display: "inline-block",
        backgroundColor: PLATE.enamel,
        border: `2px solid ${PLATE.line}`,
        outline: `3px solid ${PLATE.enamel}`,
        borderRadius: "8px",
        padding: "5px 13px 8px",
        color: PLATE.text,
        fontFamily: `'Bricolage Grotesque', ${FONT}`,
        fontSize: "23px",
        lineHeight: "28px",
        fontWeight: 800,
        letterSpacing: "-0.5px",
        textDecoration: "none",
      }}
    >
      {before}o<span style={{ color: LIGHT.mimosa }}>o</span>
      {after}
    </Link>
  );
}

/** What surrounds every letter: the plate above, the sheet, what must be stated below. */
export function MailFrame({
  subject,
  preview,
  accent,
  footer,
  children,
}: {
  subject: string;
  preview: string;
  accent: LetterAccent;
  footer: LetterFooter;
  children: ReactNode;
}) {
  const fine = { margin: "0 0 6px", fontSize: "13px", lineHeight: "20px", color: LIGHT.inkSoft };
  return (
    <Html lang="fr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK_SHEET}</style>
      </Head>
      <Body
        className="page"
        style={{ margin: 0, padding: 0, backgroundColor: LIGHT.page, fontFamily: FONT }}
      >
        <Preview>{preview}</Preview>
        <Section className="page" style={{ backgroundColor: LIGHT.page }}>
          <Container style={{ maxWidth: "580px", padding: "36px 16px 40px" }}>
            <Section style={{ padding: "0 3px 26px" }}>
              <Wordmark brand={footer.brand} site={footer.site} />
            </Section>
            <Section
              className="sheet"
              style={{
                backgroundColor: LIGHT.surface,
                border: `1px solid ${LIGHT.line}`,
                borderCollapse: "separate",
                borderRadius: "16px",
                overflow: "hidden",
              }}
            >
              <Section
                style={{
                  height: "6px",
                  lineHeight: "6px",
                  fontSize: "1px",
                  backgroundColor: ACCENTS[accent],
                }}
              />
              <Row>
                <Column className="body" style={{ padding: "34px 38px 32px" }}>
                  {children}
                </Column>
              </Row>
            </Section>
            <Section style={{ padding: "24px 6px 0" }}>
              <Text className="soft" style={fine}>
                {`${footer.sentences.join(" ")} `}
                <Link
                  href={footer.contact.href}
                  className="link"
                  style={{ color: LIGHT.brand, textDecoration: "underline" }}
                >
                  {footer.contact.label}
                </Link>
              </Text>
              <Text className="soft" style={{ ...fine, margin: 0 }}>
                <Link
                  href={footer.site}
                  className="link"
                  style={{ color: LIGHT.brand, fontWeight: 600, textDecoration: "none" }}
                >
                  {footer.brand}
                </Link>
                {" · "}
                {footer.tagline}
              </Text>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}
