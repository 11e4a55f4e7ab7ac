import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse, type ParseResult } from "@babel/parser";

export interface PublishedProp {
  name: string;
  /** Type as written in the code. */
  type: string;
  required: boolean;
  description?: string;
  default?: string;
}

export interface PublishedProps {
  /** Types of inherited props, such as those of an element. */
  extends: string[];
  props: PublishedProp[];
}

type Statement = ParseResult["program"]["body"][number];
type Type = Extract<Statement, { type: "TSInterfaceDeclaration" | "TSTypeAliasDeclaration" }>;
type Member = Extract<Type, { type: "TSInterfaceDeclaration" }>["body"]["body"][number];

interface Written {
  node: Type;
  /** Source text that contains it. */
  code: string;
  file: string;
  /** Its documentation comment. */
  comment: string;
}

/** Types of a file by name. */
type Types = Map<string, Written>;

const src = new URL("../src/", import.meta.url);

const textOf = (code: string, node: { start?: number | null; end?: number | null }): string =>
  code
    .slice(node.start ?? 0, node.end ?? 0)
    .replace(/\s+/g, " ")
    .replace(/(?<=<) | (?=>)/g, "");

const commentOf = ({ leadingComments }: Pick<Member, "leadingComments">): string =>
  (leadingComments ?? [])
    .filter(({ type, value }) => type === "CommentBlock" && value.startsWith("*"))
    .map(({ value }) =>
      value
        .replace(/^\*|^\s*\*/gm, "")
        .replace(/\s+/g, " ")
        .replace(/@returns (\w)/, (_all, first: string) => `Returns ${first}`),
    )
    .join(" ")
    .trim();

const propOf = (member: Member, code: string): PublishedProp[] => {
  if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
  const [description = "", byDefault] = commentOf(member).split(/\s*@default\s+/);
  return [
    {
      name: textOf(code, member.key).replaceAll('"', ""),
      type: textOf(code, member.typeAnnotation.typeAnnotation),
      required: member.optional !== true,
      ...(description && { description }),
      ...(byDefault && { default: byDefault }),
    },
  ];
};

const typesOf = (file: string): Types => {
  const code = readFileSync(new URL(file, src), "utf8");
  const { program } = parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] });
  const types: Types = new Map();
  for (const statement of program.body) {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (node?.type === "TSInterfaceDeclaration" || node?.type === "TSTypeAliasDeclaration")
      types.set(node.id.name, { node, code, file, comment: commentOf(statement) });
  }
  return types;
};

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories|css|meta|data)\./.test(file);

let read: Map<string, Types> | undefined;

const allTypes = (): Map<string, Types> => {
  read ??= new Map(
    ["components", "layout", "patterns", "provider", "lib", "words"]
      .flatMap((folder) =>
        readdirSync(new URL(folder, src), { recursive: true, encoding: "utf8" }).map(
          (file) => `${folder}/${file.replaceAll("\\", "/")}`,
        ),
      )
      .filter(isSource)
      .map((file) => [file, typesOf(file)]),
  );
  return read;
};

/** A base type: from the same file, otherwise from any file with that name. */
const found = (name: string, file: string) =>
  allTypes().get(file)?.get(name) ??
  [...allTypes().values()].map((types) => types.get(name)).find((each) => each !== undefined);

/** Props of a union of types; only those required by all members are required. */
const eitherOf = (names: string[], file: string): PublishedProps => {
  const members = names.map((name) => named(name, file));
  const byName = Map.groupBy(
    // `hrefOf?: undefined` means that another member has the prop.
    members.flatMap(({ props }) => props).filter(({ type }) => type !== "undefined"),
    ({ name }) => name,
  );
  return {
    extends: members.flatMap((member) => member.extends),
    props: [...byName.values()].flatMap(([first, ...others]) =>
      first
        ? [
            {
              ...first,
              required: others.length + 1 === names.length && [first, ...others].every((p) => p.required),
            },
          ]
        : [],
    ),
  };
};

const named = (name: string, file: string): PublishedProps => {
  const [, either] = /^\((\w+(?: \| \w+)+)\)$/.exec(name) ?? [];
  if (either) return eitherOf(either.split(" | "), file);
  const [, way, whose = "", names = ""] = /^(Omit|Pick)<(\w+), (.+)>$/.exec(name) ?? [];
  if (way && found(whose, file)) {
    const { extends: bases, props } = named(whose, file);
    return {
      extends: bases,
      props: props.filter((prop) => names.includes(`"${prop.name}"`) === (way === "Pick")),
    };
  }
  const known = found(name, file);
  return known ? whole(known) : { extends: [name], props: [] };
};

/** A type that props refer to: its fields, or the code of another type, such as a union. */
export interface PublishedType {
  /** Fields of an object type. */
  props?: PublishedProp[];
  /** Types of inherited fields. */
  extends?: string[];
  /** Source code of any other type. */
  type?: string;
  description?: string;
}

const capitalNames = (text: string): string[] => text.match(/\b[A-Z]\w+(?!["'\w])/g) ?? [];

const typeOf = (written: Written, comment: string): PublishedType => {
  const description = comment && { description: comment };
  const { node, code } = written;
  if (node.type === "TSTypeAliasDeclaration")
    return { type: textOf(code, node.typeAnnotation), ...description };
  // A function with properties can't be shown as a table.
  return node.body.body.some(({ type }) => type === "TSCallSignatureDeclaration")
    ? { type: textOf(code, node.body), ...description }
    : { ...whole(written), ...description };
};

const namesOf = ({ props = [], type = "", extends: bases = [] }: PublishedType): string[] =>
  [...props.map((prop) => prop.type), type, ...bases].flatMap(capitalNames);

/** Exported types of a folder, and the package's types that its props and these refer to, by name. */
export function typesNear(folder: string): Record<string, PublishedType> {
  const index = new URL(`${folder}/index.ts`, src);
  if (!existsSync(index)) return {};
  const exported = [
    ...readFileSync(index, "utf8").matchAll(/\btype ([A-Z]\w*)|export type \{([^}]*)\}/g),
  ].flatMap(([, one, many = ""]) => (one === undefined ? capitalNames(many) : [one]));
  const types: Record<string, PublishedType> = {};
  const add = (name: string): void => {
    if (name in types || name.endsWith("Props")) return;
    const local = [...allTypes()].find(([file, each]) => file.startsWith(`${folder}/`) && each.has(name));
    const written = local?.[1].get(name) ?? found(name, "");
    if (!written) return;
    types[name] = typeOf(written, written.comment);
    namesOf(types[name]).forEach(add);
  };
  exported.forEach(add);
  for (const { props, extends: bases } of Object.values(propsOf(folder)))
    namesOf({ props, extends: bases }).forEach(add);
  return Object.fromEntries(Object.entries(types).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const whole = ({ node, code, file }: Written): PublishedProps => {
  if (node.type === "TSTypeAliasDeclaration") {
    const { typeAnnotation: type } = node;
    const parts = type.type === "TSIntersectionType" ? type.types : [type];
    const bases = parts.map((part) => named(textOf(code, part), file));
    return { extends: bases.flatMap((base) => base.extends), props: bases.flatMap(({ props }) => props) };
  }
  const bases = (node.extends ?? []).map((base) => named(textOf(code, base), file));
  const own = node.body.body.flatMap((member) => propOf(member, code));
  const inherited = bases
    .flatMap(({ props }) => props)
    .filter(({ name }) => !own.some((prop) => prop.name === name));
  return { extends: bases.flatMap((base) => base.extends), props: [...own, ...inherited] };
};

/** Props of each component exported by a folder, by component name. */
export function propsOf(folder: string): Record<string, PublishedProps> {
  const door = new URL(`${folder}/index.ts`, src);
  if (!existsSync(door)) return {};
  const names = [...readFileSync(door, "utf8").matchAll(/\b([A-Z]\w*)Props\b/g)].map(([, name = ""]) => name);
  return Object.fromEntries(
    names.toSorted().flatMap((name) => {
      const props = [...allTypes()]
        .filter(([file]) => file.startsWith(`${folder}/`))
        .map(([, types]) => types.get(`${name}Props`))
        .find((each) => each !== undefined);
      return props ? [[name, whole(props)]] : [];
    }),
  );
}
