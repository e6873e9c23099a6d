import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

/** Something that was signed under a mandate, and its files. */
export interface SignedPaper {
  key: string;
  text: string;
  files: readonly { label: string; href: string }[];
}

/** What was signed under a mandate, line by line; nothing where there is none. */
export function SignedPapers({ title, papers }: { title: string; papers: readonly SignedPaper[] }) {
  if (papers.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {papers.map(({ key, text, files }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>{text}</span>
            <span className="flex flex-wrap gap-x-3 empty:hidden">
              {files.map(({ label, href }) => (
                <LinkButton key={href} variant="quiet" href={href}>
                  <Icon name="download" />
                  {label}
                </LinkButton>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
