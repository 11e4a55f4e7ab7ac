import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { test } from "./laboratory.ts";

/** Alignments that are hard to see in a picture: lines centered on dots, even gaps. In px. */
interface Line {
  /** Centers of the elements that a line connects or marks. */
  marks: number[];
  /** Centers of the lines on the same axis. */
  lines: number[];
}

/** A 2 px line can be centered on a 20 px dot, a 1 px line can't. */
const tolerance = 0.5;

const expectOnOneLine = ({ marks, lines }: Line): void => {
  expect(marks.length).toBeGreaterThan(0);
  expect(lines.length).toBeGreaterThan(0);
  const [middle = 0] = marks;
  for (const value of [...marks, ...lines]) expect(Math.abs(value - middle)).toBeLessThanOrEqual(tolerance);
};

/** For each track of an `OrderTimeline`: horizontal centers of its dots and of its rail. */
const tracks = (page: Page): Promise<Line[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-component='OrderTimeline'] > ol")].map((list) => {
      const steps = [...list.children] as HTMLElement[];
      return {
        marks: steps.map((step) => {
          const { left, width } = (
            step.querySelector(":scope > [aria-hidden]") as HTMLElement
          ).getBoundingClientRect();
          return left + width / 2;
        }),
        lines: steps.slice(0, -1).map((step) => {
          const { left, borderLeftWidth } = getComputedStyle(step, "::before");
          return (
            step.getBoundingClientRect().left +
            Number.parseFloat(left) +
            Number.parseFloat(borderLeftWidth) / 2
          );
        }),
      };
    }),
  );

for (const id of ["patterns-ordertimeline--playground", "patterns-logisticstimeline--playground"])
  test(`${id}: centers the rail on the dots`, async ({ laboratory }) => {
    await laboratory.enter(id);
    const found = await tracks(laboratory.page);
    expect(found.length).toBeGreaterThan(0);
    found.forEach(expectOnOneLine);
  });

test("components-steps--playground: connects the dots with lines at the same height", async ({
  laboratory,
}) => {
  await laboratory.enter("components-steps--playground");
  const bar = await laboratory.page.evaluate(() => {
    const steps = [...(document.querySelectorAll("[data-component='Steps']")[1] as HTMLElement).children];
    const dots = steps.map((step) => (step.firstElementChild as HTMLElement).getBoundingClientRect());
    const lines = steps.slice(1).map((step) => {
      const { left, top, width, borderTopWidth } = getComputedStyle(step, "::before");
      const box = step.getBoundingClientRect();
      const start = box.left + Number.parseFloat(left);
      return {
        start,
        end: start + Number.parseFloat(width),
        height: box.top + Number.parseFloat(top) + Number.parseFloat(borderTopWidth) / 2,
      };
    });
    return {
      marks: dots.map((dot) => dot.top + dot.height / 2),
      lines: lines.map(({ height }) => height),
      gaps: lines.map(({ start, end }, index) => [
        start - (dots[index] as DOMRect).right,
        (dots[index + 1] as DOMRect).left - end,
      ]),
    };
  });
  expectOnOneLine(bar);
  for (const [before = 0, after = 0] of bar.gaps) {
    expect(before).toBeGreaterThan(0);
    expect(Math.abs(before - after)).toBeLessThanOrEqual(tolerance);
  }
});

for (const [id, component, count] of [
  ["components-pricerange--states", "PriceRange", 6],
  ["patterns-facets--playground", "PriceFacet", 1],
] as const)
  test(`${id}: centers the knobs on the track, and the active range ends below them`, async ({
    laboratory,
  }) => {
    await laboratory.enter(id);
    const ranges = await laboratory.page.evaluate((name) => {
      const line = (track: Element, part: string): { start: number; end: number; height: number } => {
        const { left, top, width, borderTopWidth } = getComputedStyle(track, part);
        const box = track.getBoundingClientRect();
        const start = box.left + Number.parseFloat(left);
        return {
          start,
          end: start + Number.parseFloat(width),
          height: box.top + Number.parseFloat(top) + Number.parseFloat(borderTopWidth),
        };
      };
      return [...document.querySelectorAll(`[data-component='${name}']`)].map((root) => {
        const track = (root.querySelector("[type=range]") as HTMLElement).parentElement as HTMLElement;
        const knob = 20;
        return {
          whole: line(track, "::before"),
          chosen: line(track, "::after"),
          knobs: [...track.querySelectorAll("input")].map((slider) => {
            const box = slider.getBoundingClientRect();
            const share =
              (slider.valueAsNumber - Number(slider.min)) / (Number(slider.max) - Number(slider.min));
            return { x: box.left + knob / 2 + share * (box.width - knob), y: box.top + box.height / 2 };
          }),
          fields: [...root.querySelectorAll("[data-part='Box']")].map(
            (box) => box.getBoundingClientRect().height,
          ),
        };
      });
    }, component);
    expect(ranges.length).toBe(count);
    for (const { whole, chosen, knobs, fields } of ranges) {
      expectOnOneLine({ marks: knobs.map(({ y }) => y), lines: [whole.height, chosen.height] });
      expect(Math.abs((knobs[0]?.x ?? 0) - chosen.start)).toBeLessThanOrEqual(1);
      expect(Math.abs((knobs[1]?.x ?? 0) - chosen.end)).toBeLessThanOrEqual(1);
      expect(new Set(fields).size).toBeLessThanOrEqual(1);
    }
  });

/** Grids of tiles: same width, even gaps, and full rows from edge to edge. */
const grids: [id: string, list: string][] = [
  ["components-fileupload--every-state", "[data-component='FileUpload'] > ul"],
  ["patterns-productgrid--playground", "[data-component='ProductGrid']"],
  ["patterns-couponcard--playground", "[data-component='CouponGrid']"],
  ["patterns-checkout--playground", "[data-component='AddressGrid']"],
];

for (const [id, list] of grids)
  test(`${id}: sizes tiles equally and fills their row`, async ({ laboratory }) => {
    await laboratory.enter(id);
    const { edges, rows } = await laboratory.page.evaluate((selector) => {
      const grid = document.querySelector(selector) as HTMLElement;
      const box = grid.getBoundingClientRect();
      const style = getComputedStyle(grid);
      const tiles = [...grid.children]
        .map((tile) => tile.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, width }) => ({ left, right, top, width }));
      return {
        edges: {
          left: box.left + Number.parseFloat(style.paddingLeft),
          right: box.right - Number.parseFloat(style.paddingRight),
        },
        rows: Object.values(Object.groupBy(tiles, ({ top }) => String(Math.round(top)))) as (typeof tiles)[],
      };
    }, list);
    const [full = []] = rows;
    expect(full.length).toBeGreaterThan(1);
    const near = (one: number, other: number): void =>
      expect(Math.abs(one - other)).toBeLessThanOrEqual(tolerance);
    near(full[0]?.left ?? 0, edges.left);
    near(full.at(-1)?.right ?? 0, edges.right);
    const gap = (full[1]?.left ?? 0) - (full[0]?.right ?? 0);
    for (const row of rows)
      row.forEach((tile, index) => {
        near(tile.width, full[0]?.width ?? 0);
        near(tile.left, edges.left + index * (tile.width + gap));
      });
  });

test("patterns-cart--playground: aligns the bar with the cards, and checkboxes with each other", async ({
  laboratory,
}) => {
  await laboratory.enter("patterns-cart--playground");
  const { ticks, edges } = await laboratory.page.evaluate(() => {
    const groups = [...document.querySelectorAll("[data-component='CartShopGroup']")];
    const bar = document.querySelector("[data-component='CartBar']") as HTMLElement;
    const boxes = [...groups, bar].map((element) => ({
      box: element.getBoundingClientRect(),
      tick: (
        element.querySelector("[type=checkbox], [role=checkbox]") as HTMLElement
      ).getBoundingClientRect(),
    }));
    return {
      ticks: boxes.map(({ tick }) => tick.left + tick.width / 2),
      edges: boxes.map(({ box }) => [box.left, box.right]),
    };
  });
  expectOnOneLine({ marks: ticks.slice(0, -1), lines: ticks.slice(-1) });
  for (const side of [0, 1] as const)
    expectOnOneLine({
      marks: edges.slice(0, -1).map((edge) => edge[side] ?? 0),
      lines: edges.slice(-1).map((edge) => edge[side] ?? 0),
    });
});

for (const [id, link] of [
  ["components-tabs--playground", "[data-component='Tabs'] [role=tab]"],
  ["components-tabnav--playground", "[data-component='TabNav'] a"],
] as const)
  test(`${id}: keeps the focus ring clear of the text`, async ({ laboratory }) => {
    await laboratory.enter(id);
    const { page } = laboratory;
    await page.keyboard.press("Tab");
    const { ring, letters } = await page.evaluate((selector) => {
      const tab = document.querySelector(selector) as HTMLElement;
      if (document.activeElement !== tab) throw new Error("the first tab isn’t focused");
      // Distance of the ring's inner edge from the box; negative inside the box.
      const offset = Number.parseFloat(getComputedStyle(tab).outlineOffset);
      const words = document.createRange();
      words.selectNodeContents(tab);
      const box = tab.getBoundingClientRect();
      const text = words.getBoundingClientRect();
      return {
        ring: { left: box.left - offset, right: box.right + offset },
        letters: { left: text.left, right: text.right },
      };
    }, link);
    expect(letters.left - ring.left).toBeGreaterThanOrEqual(4);
    expect(ring.right - letters.right).toBeGreaterThanOrEqual(4);
  });

for (const id of ["components-pricerange--playground", "patterns-facets--playground"])
  test(`${id}: moves the nearest knob on a press on the track`, async ({ laboratory }) => {
    await laboratory.enter(id);
    const { page } = laboratory;
    const knob = page.locator("input[type=range]").first();
    const box = await knob.locator("..").boundingBox();
    if (box === null) throw new Error("the element isn’t rendered");
    const [middle, before] = [box.y + box.height / 2, await knob.inputValue()];
    await page.mouse.move(box.x + box.width * 0.25, middle);
    await page.mouse.down();
    const pressed = Number(await knob.inputValue());
    await page.mouse.move(box.x + box.width * 0.35, middle);
    const drawn = Number(await knob.inputValue());
    await page.mouse.up();
    await page.mouse.move(box.x + box.width * 0.1, middle);
    expect.soft(String(pressed)).not.toBe(before);
    expect.soft(drawn).toBeGreaterThan(pressed);
    expect.soft(Number(await knob.inputValue())).toBe(drawn);
    // The next story must not be hovered.
    await page.mouse.move(-1, -1);
  });

test("components-logo--playground: scales a large picture to the height of the drawn mark", async ({
  laboratory,
}) => {
  await laboratory.enter("components-logo--playground");
  const [drawn, own] = await laboratory.page.evaluate(async () => {
    const mark = document.querySelector("[data-component='Logo'] [data-part='mark']") as Element;
    const height = mark.getBoundingClientRect().height;
    const room = document.createElement("span");
    room.setAttribute("class", mark.getAttribute("class") ?? "");
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"/>')}`;
    room.append(picture);
    mark.replaceWith(room);
    await picture.decode();
    return [height, picture.getBoundingClientRect().height];
  });
  expect(drawn).toBeGreaterThan(0);
  expect(own).toBe(drawn);
});
