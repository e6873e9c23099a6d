import { CopyButton } from "@/components/ui/CopyButton";
import { Field, Input } from "@/components/ui/Field";
import { SELLERS_LINK as COPY } from "./sellers-link-copy";

/** The link by which a looper's neighbours who sell ask for their help. */
export function SellersLink({ link, level = 2 }: { link: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby="voisins-vendeurs"
      className="flex flex-col gap-3 rounded-card bg-tile-soft p-5"
    >
      <Heading id="voisins-vendeurs" className="text-subheading">
        {COPY.title}
      </Heading>
      <p className="max-w-text text-small">{COPY.text}</p>
      <div className="flex max-w-2xl flex-wrap items-end gap-3 max-sm:[&>button]:w-full">
        <Field id="lien-des-vendeurs" label={COPY.link} className="min-w-0 grow basis-60">
          {(control) => <Input {...control} readOnly value={link} />}
        </Field>
        <CopyButton text={link} label={COPY.copy} copiedLabel={COPY.copied} />
      </div>
    </section>
  );
}
