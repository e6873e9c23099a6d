import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { DOCUMENT_LABELS } from "@/lib/documents/copy";
import type { LooperPaperFile } from "@/lib/documents/views";
import { spaceRoutes } from "@/lib/routes/space";
import { TRUST } from "./copy";

/** The papers that a looper sent as PDFs; nothing where none were. That one is opened is shown to the looper. */
export function PaperFiles({ files = [] }: { files?: readonly LooperPaperFile[] | undefined }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={TRUST.papers.files} className="flex flex-col text-small">
      {files.map(({ id, kind }) => (
        <li key={id}>
          <Link
            href={spaceRoutes.document(id)}
            className="inline-flex min-h-11 items-center gap-2 text-link"
          >
            <Icon name="file-text" className="size-4 shrink-0" />
            {DOCUMENT_LABELS[kind]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
