import ts from "typescript";

/**
 * What one of the two databases refuses, or takes for something else, in a statement written as a text: each fault is
 * one that SQLite lets pass and PostgreSQL does not.
 */

/** What stands in a text for a value, and for a part of the statement that is put in as it is. */
const VALUE = "$value";
const PART = "$part";

/** Whose templates are SQL: Prisma's, and Kysely's for what it has no words for. */
const TAG = /^(?:\$(?:query|execute)Raw|sql)$/;
/** What makes a part of a statement, rather than a value. */
const MAKES_PART = /^(?:Prisma|sql)\.(?:raw|sql|join|ref|table|id|lit)$/;

const nameOf = (tag: ts.Expression): string =>
  ts.isPropertyAccessExpression(tag) ? tag.name.text : tag.getText();

const isPart = (expression: ts.Expression): boolean =>
  ts.isTaggedTemplateExpression(expression) ||
  (ts.isCallExpression(expression) && MAKES_PART.test(expression.expression.getText()));

/** A template's text, without the texts in quotation marks and the comments of its SQL. */
function textOf(template: ts.TemplateLiteral): string {
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce(
        (before, { expression, literal }) =>
          `${before} ${isPart(expression) ? PART : VALUE} ${literal.text}`,
        template.head.text,
      );
  return text.replaceAll(/'(?:[^']|'')*'|--[^\n]*/g, "''").replaceAll(/\s+/g, " ");
}

/** PostgreSQL reads such a name in small letters: the table or column that is meant has capitals. */
function unquotedNames(text: string): string[] {
  const bare = text.replaceAll(/"[^"]*"/g, '""').matchAll(/(?<![$\w])[A-Za-z_]\w*/g);
  return [...bare]
    .map(([name]) => name)
    .filter((name) => /[A-Z]/.test(name) && /[a-z]/.test(name))
    .map(
      (name) => `names ${name} without quotation marks, which PostgreSQL reads in small letters`,
    );
}

/** An update needs to know which constraint it is of, and of whose row a column on the right is. */
function openConflicts(text: string): string[] {
  return [
    ...text.matchAll(/\bON CONFLICT\b(.*?)\bDO UPDATE SET\b(.*?)(?=\bRETURNING\b|$)/g),
  ].flatMap(([, target = "", update = ""]) => {
    const columns = update
      .replace(/\bWHERE\b.*$/, "")
      .matchAll(/(?<![.\w$"])(?:"\w+"|[a-z_]\w*)(?!\s*[.(\w"])(?!\s*=(?!=))/g);
    return [
      ...(/^\s*(?:\(|ON CONSTRAINT\b)/.test(target)
        ? []
        : ["has ON CONFLICT DO UPDATE without the columns of its conflict"]),
      ...[...columns].map(([name]) => `has ${name} in DO UPDATE without its table, or excluded`),
    ];
  });
}

/** PostgreSQL finds no type for a value of which nothing but this is requested (42P18). */
const untypedNulls = (text: string): string[] =>
  /\$value IS (?:NOT )?NULL\b/.test(text)
    ? ["tests a parameter with IS NULL: leave the condition out in TypeScript"]
    : [];

/** What compares a column with one value. */
const COMPARISONS = new Set(["=", "<>", "!=", "is distinct from", "is not distinct from"]);

/**
 * The faults of a comparison of Kysely's with a constant as its parameter. Where a partial index states that column,
 * SQLite plans the statement anew at each run: the value decides whether the index may be used.
 */
export function comparisonFaults({
  expression,
  arguments: [, operator, value],
}: ts.CallExpression): string[] {
  const isConstant =
    !nameOf(expression).endsWith("Ref") &&
    operator !== undefined &&
    value !== undefined &&
    ts.isStringLiteral(operator) &&
    COMPARISONS.has(operator.text) &&
    ts.isStringLiteral(value);
  return isConstant
    ? [`compares with the constant "${value.text}" as a parameter: write literal("${value.text}")`]
    : [];
}

/** The faults of a template, if it is SQL. */
export function faultsOf({ tag, template }: ts.TaggedTemplateExpression): string[] {
  if (!TAG.test(nameOf(tag))) return [];
  const text = textOf(template);
  return [...unquotedNames(text), ...openConflicts(text), ...untypedNulls(text)];
}
