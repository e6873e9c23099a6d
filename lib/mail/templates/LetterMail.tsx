import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Link } from "@react-email/link";
import { Row } from "@react-email/row";
import { Text } from "@react-email/text";
import type { Letter, LetterFooter } from "../letter.ts";
import { MailFrame } from "./MailFrame.tsx";
import { FONT, LIGHT } from "./palette.ts";

const paragraph = {
  margin: "0 0 16px",
  fontSize: "16px",
  lineHeight: "26px",
  color: LIGHT.ink,
} as const;

const small = {
  margin: "0 0 10px",
  fontSize: "14px",
  lineHeight: "22px",
  color: LIGHT.inkSoft,
} as const;

const link = {
  color: LIGHT.brand,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
} as const;

function Facts({ facts }: { facts: NonNullable<Letter["facts"]> }) {
  return (
    <Row style={{ margin: "4px 0 22px", borderCollapse: "separate" }}>
      <Column
        className="facts"
        style={{ padding: "14px 18px", backgroundColor: LIGHT.sunken, borderRadius: "10px" }}
      >
        {facts.map(({ label, value }) => (
          <Text key={label} className="ink" style={{ ...paragraph, margin: 0, fontSize: "15px" }}>
            <span className="soft" style={{ color: LIGHT.inkSoft }}>
              {label}
              {"\u00a0: "}
            </span>
            <strong style={{ fontWeight: 600 }}>{value}</strong>
          </Text>
        ))}
      </Column>
    </Row>
  );
}

function Items({ items }: { items: NonNullable<Letter["items"]> }) {
  return items.map(({ title, lines, href }) => (
    <Row key={href} style={{ margin: "0 0 18px" }}>
      <Column>
        <Text className="ink" style={{ ...paragraph, margin: "0 0 2px" }}>
          <Link href={href} className="link" style={{ ...link, fontWeight: 600 }}>
            {title}
          </Link>
        </Text>
        {lines.map((line) => (
          <Text key={line} className="soft" style={{ ...small, margin: 0, fontSize: "15px" }}>
            {line}
          </Text>
        ))}
      </Column>
    </Row>
  ));
}

function Action({ action, fallback }: { action: NonNullable<Letter["action"]>; fallback: string }) {
  return (
    <>
      <Button
        href={action.href}
        className="action"
        style={{
          margin: "6px 0 18px",
          padding: "13px 24px",
          backgroundColor: LIGHT.brand,
          color: LIGHT.onBrand,
          borderRadius: "10px",
          fontSize: "16px",
          lineHeight: "22px",
          fontWeight: 600,
          textDecoration: "none",
        }}
      >
        {action.label}
      </Button>
      <Text className="soft" style={{ ...small, margin: "0 0 20px", fontSize: "13px" }}>
        {fallback}
        <br />
        <Link
          href={action.href}
          className="link"
          style={{ ...link, wordBreak: "break-all", overflowWrap: "anywhere" }}
        >
          {action.href}
        </Link>
      </Text>
    </>
  );
}

/** What somebody wrote, line by line. */
function Quote({ lines }: { lines: readonly string[] }) {
  return (
    <Text
      className="ink"
      style={{ ...paragraph, paddingLeft: "16px", borderLeft: `3px solid ${LIGHT.brand}` }}
    >
      {lines.flatMap((line, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that are alike have nothing else
        at === 0 ? [line] : [<br key={at} />, line],
      )}
    </Text>
  );
}

/** A letter as a mail. */
export function LetterMail({ letter, footer }: { letter: Letter; footer: LetterFooter }) {
  const { title, greeting, paragraphs, quote, facts, items, action, otherwise, notes } = letter;
  return (
    <MailFrame
      subject={letter.subject}
      preview={letter.preview}
      accent={letter.accent}
      footer={footer}
    >
      <Heading
        className="ink"
        style={{
          margin: "0 0 20px",
          fontFamily: `'Bricolage Grotesque', ${FONT}`,
          fontSize: "28px",
          lineHeight: "34px",
          fontWeight: 700,
          letterSpacing: "-0.4px",
          color: LIGHT.ink,
        }}
      >
        {title}
      </Heading>
      {[greeting, ...paragraphs].map((text) => (
        <Text key={text} className="ink" style={paragraph}>
          {text}
        </Text>
      ))}
      {quote && <Quote lines={quote} />}
      {facts && <Facts facts={facts} />}
      {items && <Items items={items} />}
      {action && <Action action={action} fallback={footer.fallback} />}
      {otherwise && (
        <Text className="ink" style={paragraph}>
          {otherwise.question}{" "}
          <Link href={otherwise.href} className="link" style={{ ...link, fontWeight: 600 }}>
            {otherwise.label}
          </Link>
        </Text>
      )}
      <Hr className="rule" style={{ margin: "0 0 16px", borderColor: LIGHT.line }} />
      {notes.map((text) => (
        <Text key={text} className="soft" style={small}>
          {text}
        </Text>
      ))}
    </MailFrame>
  );
}
