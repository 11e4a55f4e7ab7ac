import {
  transform,
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  type Visitor,
} from "lightningcss";

export interface Sheet {
  id: string;
  code: string;
}

interface Rule {
  layer: string;
  /** How many classes, attributes and states its selectors have. */
  classes: ReadonlySet<number>;
  /** How many names of elements they have at most. */
  names: number;
  properties: readonly string[];
  /** How many such names more they weigh than as they are written. */
  level: number;
}

const asClass = new Set(["class", "attribute", "pseudo-class"]);

const classesOf = (selector: Selector): number => selector.filter(({ type }) => asClass.has(type)).length;

const namesOf = (selector: Selector): number => selector.filter(({ type }) => type === "type").length;

/** Goes through the rules of a sheet in their order, and makes each weigh as much more as is said. */
const weigh = ({ id, code }: Sheet, levelOf: (rule: Rule) => number): string => {
  let layer = "";
  let level = 0;
  let written = new Set<string>();
  const visitor: Visitor<CustomAtRules> = {
    Rule: {
      "layer-block"({ value }) {
        layer = value.name?.join(".") ?? "";
      },
      style({ value: { selectors, declarations } }) {
        const all = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
        const properties = all.map((declaration) =>
          declaration.property === "custom" ? declaration.value.name : declaration.property,
        );
        const classes = new Set(selectors.map(classesOf));
        const names = Math.max(...selectors.map(namesOf));
        level = levelOf({ layer, properties, classes, names, level: 0 });
        // What stands inside of `:not()` is visited as well.
        written = new Set(selectors.map((selector) => JSON.stringify(selector)));
      },
    },
    Selector: (selector) =>
      level > 0 && written.delete(JSON.stringify(selector)) ? raise(selector, level) : selector,
  };
  return transform({ filename: id, code: Buffer.from(code), visitor }).code.toString();
};

const rulesOf = (sheet: Sheet): Rule[] => {
  const rules: Rule[] = [];
  weigh(sheet, (rule) => {
    rules.push(rule);
    return 0;
  });
  return rules;
};

/** `border` and `border-color`: what one says, the other may take back. */
const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** No class or layer says which of two rules wins, should they meet on an element. */
const tie = (one: Rule, other: Rule): boolean =>
  one.layer === other.layer &&
  [...one.classes].some((count) => other.classes.has(count)) &&
  one.properties.some((property) => other.properties.some((its) => overlap(property, its)));

/** `:not(x x)` matches everything, and weighs two element names: more than none, less than a class. */
const raise = (selector: Selector, level: number): Selector => {
  const names = Array.from({ length: level * 2 - 1 }, (_, at): SelectorComponent =>
    at % 2 === 0 ? { type: "type", name: "x" } : { type: "combinator", value: "descendant" },
  );
  const first = selector[0]?.type === "type" || selector[0]?.type === "universal" ? 1 : 0;
  return selector.toSpliced(first, 0, { type: "pseudo-class", kind: "not", selectors: [names] });
};

/**
 * Sheets that are loaded in parts, some of them more than once and in any order, look as if they were loaded once and in
 * their own order: where only that order says which of two rules wins, the later one weighs a little more.
 *
 * @param sheets - all, in their order
 * @param meet - whether two of them stand in one part
 */
export function keepOrder(sheets: readonly Sheet[], meet: (one: Sheet, other: Sheet) => boolean): Sheet[] {
  const parts = sheets.map((sheet) => ({ sheet, rules: rulesOf(sheet) }));
  const all = parts.flatMap(({ sheet, rules }) => rules.map((rule) => ({ sheet, rule })));
  const losers: typeof all = [];
  // From the one that loses to all others up; those of one weight in their order.
  for (const each of all.toSorted((one, other) => one.rule.names - other.rule.names)) {
    const { sheet, rule } = each;
    const needed = losers
      .filter((loser) => (loser.sheet === sheet || meet(loser.sheet, sheet)) && tie(loser.rule, rule))
      .map((loser) => {
        const inItsPlace = loser.sheet === sheet && loser.rule.names === rule.names;
        return loser.rule.names + loser.rule.level + (inItsPlace ? 0 : 1);
      });
    rule.level = Math.max(0, ...needed.map((names) => names - rule.names));
    losers.push(each);
  }
  return parts.map(({ sheet, rules }) => {
    let at = 0;
    return { id: sheet.id, code: weigh(sheet, () => rules[at++]?.level ?? 0) };
  });
}
