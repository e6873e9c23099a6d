"use client";

import { useSending } from "@/components/forms/ActionForm";
import { Button, LinkButton } from "@/components/ui/Button";
import { CopyButton } from "@/components/ui/CopyButton";
import { Icon } from "@/components/ui/Icon";

interface RecoveryCodesCopy {
  title: string;
  text: string;
  label: string;
  copy: string;
  copied: string;
  print: string;
  download: string;
  /** Name of the file, and its first line. */
  file: string;
  fileTitle: string;
}

/** The recovery codes that the form around was just given: shown once, to be kept elsewhere. */
export function RecoveryCodes({ copy }: { copy: RecoveryCodesCopy }) {
  const given = useSending().state?.data?.recoveryCodes;
  if (!Array.isArray(given)) return null;
  const codes = given.filter((code) => typeof code === "string");
  const text = `${copy.fileTitle}\n\n${codes.join("\n")}\n`;
  return (
    <div className="flex flex-col gap-4 rounded-card bg-mimosa-soft p-4 md:p-5">
      <h3 className="text-subheading">{copy.title}</h3>
      <p className="max-w-text text-small">{copy.text}</p>
      <ul aria-label={copy.label} className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-semibold tracking-wider tabular-nums select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <LinkButton
          variant="secondary"
          download={copy.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Icon name="download" />
          {copy.download}
        </LinkButton>
        <CopyButton text={text} label={copy.copy} copiedLabel={copy.copied} />
        <Button variant="secondary" className="only-scripting" onClick={() => window.print()}>
          <Icon name="file-text" />
          {copy.print}
        </Button>
      </div>
    </div>
  );
}
