import { expect, it } from "vitest";
import { withItems } from "./with-items.ts";

const item = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

it("puts the items into the empty list of an answer", () => {
  const rest = JSON.stringify({ code: 200, data: { list: [], total: 2 } });
  const whole = withItems(rest, [item({ id: 1, name: "ຢາງ" }), item({ id: 2, name: '"list":[]' })]);
  expect(JSON.parse(whole.toString())).toEqual({
    code: 200,
    data: {
      list: [
        { id: 1, name: "ຢາງ" },
        { id: 2, name: '"list":[]' },
      ],
      total: 2,
    },
  });
});

it("is not led astray by a text that looks like a list", () => {
  const rest = JSON.stringify({ message: '"list":[]', data: { list: [] } });
  expect(JSON.parse(withItems(rest, [item(1)]).toString())).toEqual({
    message: '"list":[]',
    data: { list: [1] },
  });
});

it("leaves an empty list as it is", () => {
  expect(withItems('{"list":[]}', []).toString()).toBe('{"list":[]}');
});

it("refuses an answer that has no list", () => {
  expect(() => withItems("{}", [])).toThrow("no list");
});
