import { describe, expect, it } from "vitest";
import { textsOfDocument, textsOfScript } from "./extract-texts.ts";
import { findViolations, parseWordList, readWordList } from "./word-list.ts";

const rules = readWordList();
const found = (text: string, kind: "c" | "t" | "i" | "d" | "m") =>
  findViolations(text, kind, rules).map((violation) => violation.found);

describe("parseWordList", () => {
  it("skips comments and reads pattern, advice and kinds", () => {
    const [rule, ...others] = parseWordList("# pattern\tadvice\tkinds\n\\banew\\b\tagain\tcd\n");
    expect(others).toEqual([]);
    expect(rule).toEqual({ pattern: /\banew\b/i, advice: "again", kinds: new Set(["c", "d"]) });
  });

  it("rejects a line without an advice and an unknown kind", () => {
    expect(() => parseWordList("\\banew\\b")).toThrow("isn't a rule");
    expect(() => parseWordList("\\banew\\b\tagain\tx")).toThrow("isn't a rule");
  });
});

describe("findViolations", () => {
  it("applies a rule only to the kinds of text that it lists", () => {
    expect(found("unit goods", "i")).toEqual(["goods"]);
    expect(found("unit goods", "d")).toEqual([]);
  });

  it.each([
    "There is no index on this column.",
    "The panel is no longer open.",
    "MSRP stands for manufacturer's suggested retail price.",
    "What happens without a network?",
  ])("accepts “%s”", (text) => {
    expect(found(text, "c")).toEqual([]);
  });

  it.each(["What the mouse began.", "Rendered again. Whoever reads it waits.", "“XX” is no country."])(
    "reports “%s”",
    (text) => {
      expect(found(text, "c")).toHaveLength(1);
    },
  );

  it("reports imperatives without a type in commit subjects only", () => {
    expect(found("Let panels stay open", "m")).toEqual(["Let"]);
    expect(found("feat(shops): show how many products the filters hide", "m")).toEqual([]);
  });
});

describe("textsOfScript", () => {
  const texts = (code: string, isWire = false) => textsOfScript("a.ts", code, isWire);

  it("joins consecutive line comments and removes inline code", () => {
    expect(texts("const a = 1;\n// The caller of `goods`\n// waits.\n")).toEqual([
      { kind: "c", line: 2, text: "The caller of `code` waits." },
    ]);
  });

  it("joins the lines of a block comment and skips lint directives", () => {
    expect(texts("/**\n * One\n * sentence.\n */\n// oxlint-disable-next-line\nlet a;")).toEqual([
      { kind: "c", line: 1, text: "One sentence." },
    ]);
  });

  it("splits exported names into words, except names of the wire format", () => {
    const code = "const hidden = 1;\nexport const unitGoods = 1;\nexport { other } from './b.ts';";
    expect(texts(code)).toEqual([{ kind: "i", line: 2, text: "unit goods" }]);
    expect(texts(code, true)).toEqual([]);
  });

  it("reads names of tests, also of tables", () => {
    const code = 'describe("a", () => {});\ntest.each([1])(`b ${1}`, () => {});\nother("c");';
    expect(texts(code)).toEqual([
      { kind: "t", line: 1, text: "a" },
      { kind: "t", line: 2, text: "b ${1}" },
    ]);
  });

  it("reads summaries, such as those of endpoints", () => {
    expect(texts('call({\n  summary: "Returns `a`.",\n});')).toEqual([
      { kind: "d", line: 2, text: "Returns `code`." },
    ]);
  });
});

describe("textsOfDocument", () => {
  it("skips code blocks, link targets and MDX imports", () => {
    const markdown =
      '# Title\n\n```sh\ngoods\n```\n\nimport { goods } from "./goods";\nSee [this](goods.md).\n';
    expect(textsOfDocument(markdown).map(({ line, text }) => [line, text])).toEqual([
      [1, "# Title"],
      [8, "See [this ."],
    ]);
  });
});
