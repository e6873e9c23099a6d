type Query = Record<string, string | null | undefined>;

/** A path with the given parameters, without those that are absent or empty. */
export function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.append(name, value);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}
