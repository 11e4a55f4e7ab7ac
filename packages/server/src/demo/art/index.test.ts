import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  artSize,
  artTint,
  drawArt,
  type ArtSpec,
  type CanArt,
  type TireArt,
  type WheelArt,
} from "./index.ts";

const tire: TireArt = {
  kind: "tire",
  view: "three-quarter",
  tread: "touring",
  brand: "Carmine",
  model: "Touring GT",
  size: "205/55 R16 91V",
  wheel: { style: "double-five", paint: "silver", caliper: "#d7261c" },
};
const alone: TireArt = { ...tire, wheel: undefined };
const wheel: WheelArt = { kind: "wheel", view: "three-quarter", style: "mesh", paint: "bronze" };
const can: CanArt = {
  kind: "can",
  shape: "jug",
  color: "#1b1c1f",
  label: "5W-30",
  sublabel: "Full synthetic 4 l",
};

const specs: ArtSpec[] = [
  ...(["front", "three-quarter", "tread", "edge", "detail"] as const).map((view) => ({ ...tire, view })),
  ...(["touring", "winter", "sport", "eco", "all-terrain"] as const).map((tread) => ({ ...alone, tread })),
  { ...tire, lettering: "white", brand: "Müller & <Söhne>", seed: 3 },
  ...(["front", "three-quarter", "edge", "detail"] as const).map((view) => ({ ...wheel, view })),
  ...(["double-five", "five", "ten", "fifteen", "turbine", "mesh", "steel"] as const).map((style) => ({
    ...wheel,
    style,
  })),
  ...(["silver", "gunmetal", "black", "bronze", "white"] as const).map((paint) => ({ ...wheel, paint })),
  ...(["spray", "trigger", "jug", "tin", "tube"] as const).map((shape) => ({ ...can, shape })),
  ...(["front", "detail", "pair"] as const).map((view) => ({ ...can, view })),
  ...(["front", "angle", "crop", "pair"] as const).map((view) => ({
    kind: "icon" as const,
    icon: "backpack",
    tint: "sage" as const,
    view,
  })),
  { kind: "icon", icon: "running-shoe", tint: "blue" },
  { kind: "icon", icon: "gear", tint: "grey", calm: true },
  { kind: "banner", goods: [tire, wheel, can], color: "#1c3f6b", ratio: 3 },
  {
    kind: "banner",
    goods: [
      { kind: "icon", icon: "tent", tint: "sage" },
      { kind: "icon", icon: "tent", tint: "sage" },
    ],
    color: "#e0ece0",
  },
  { kind: "cover", color: "#7a4a21", goods: [tire, tire] },
  { kind: "cover", color: "#7a4a21" },
  ...(["square", "circle", "shield"] as const).map((shape) => ({
    kind: "logo" as const,
    letter: "AA",
    color: "#1f4472",
    shape,
  })),
  { kind: "login" },
];

/** Renders at a quarter of the size: the same drawing in a sixteenth of the time. */
const raster = async (spec: ArtSpec) => {
  const { data, info } = await sharp(Buffer.from(drawArt(spec)), { density: 18 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number): number => data[(y * info.width + x) * 4 + 3] ?? 0;
  return { width: info.width, height: info.height, alpha };
};

/** Rows that the goods themselves cover, as a share of the frame; shadows are not opaque. */
const tall = async (spec: ArtSpec): Promise<number> => {
  const { width, height, alpha } = await raster({ ...spec, background: "none" } as ArtSpec);
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }, (_, x) => alpha(x, y)).some((value) => value > 250),
  );
  return rows.length / height;
};

const ids = (svg: string): string[] => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id as string);

describe("every picture", () => {
  test.each(specs.map((spec) => [JSON.stringify(spec), spec] as const))("%s", async (_, spec) => {
    const svg = drawArt(spec);
    expect(drawArt(JSON.parse(JSON.stringify(spec)) as ArtSpec)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|font-family/);

    const own = ids(svg);
    expect(new Set(own).size).toBe(own.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id as string);
    expect(used.filter((id) => !own.includes(id))).toEqual([]);

    const { width, height } = artSize(spec);
    const picture = await raster(spec);
    expect(Math.abs(picture.width - width / 4)).toBeLessThanOrEqual(1);
    expect(Math.abs(picture.height - height / 4)).toBeLessThanOrEqual(1);
    expect(artTint(spec)).toMatch(/^#[0-9a-f]{6}$/);
    expect(svg.length).toBeLessThan("goods" in spec ? 400_000 : 220_000);
  });
});

test("two pictures share no id, so both can stand in one page", () => {
  const all = specs.map((spec) => ids(drawArt(spec)));
  const seen = new Map<string, number>();
  const distinct = new Set(specs.map((spec) => JSON.stringify(spec))).size;
  for (const own of new Set(all.map((list) => list.join(" "))))
    for (const id of own.split(" ")) seen.set(id, (seen.get(id) ?? 0) + 1);
  expect(distinct).toBeGreaterThan(30);
  expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
});

test("the sidewall carries brand, model and the real size", () => {
  const svg = drawArt(tire);
  for (const text of ["CARMINE", "TOURING GT", "205/55 R16 91V"])
    expect(svg).toContain(`aria-label="${text}"`);
  expect(drawArt({ ...tire, size: "225/45 R17 94H" })).toContain('aria-label="225/45 R17 94H"');
});

test("a label carries its words", () => {
  const svg = drawArt(can);
  for (const text of ["CARMINE", "5W-30", "Full synthetic 4 l"])
    expect(svg).toContain(`aria-label="${text}"`);
});

test("size sets the proportions: a low profile leaves more room for the wheel", async () => {
  const opening = async (size: string): Promise<number> => {
    const { width, alpha } = await raster({ ...alone, view: "front", size, background: "none" });
    return Array.from({ length: width }, (_, x) => alpha(x, 100)).filter((value) => value === 0).length;
  };
  expect(await opening("245/35 R19 93Y")).toBeGreaterThan(await opening("245/70 R16 111T"));
});

test("a tire fills 78 % of the frame's height, a wheel and a can about 70 %", async () => {
  expect(await tall(tire)).toBeCloseTo(0.78, 1.5);
  expect(await tall(wheel)).toBeCloseTo(0.715, 1.5);
  expect(await tall({ ...can, shape: "spray" })).toBeCloseTo(0.72, 1.5);
});

test("a cut-out is clear round the goods and through the opening of a tire, and goods keep off the frame", async () => {
  for (const spec of [tire, wheel, can, { kind: "icon", icon: "t-shirt", tint: "blue" } as const]) {
    const { width, height, alpha } = await raster({ ...spec, background: "none" });
    for (let x = 0; x < width; x += 1) expect([alpha(x, 0), alpha(x, height - 1)]).toEqual([0, 0]);
    for (let y = 0; y < height; y += 1) expect(alpha(0, y) + alpha(width - 1, y)).toBeLessThan(12);
  }
  expect((await raster({ ...alone, background: "none" })).alpha(92, 92)).toBe(0);
  expect((await raster({ ...tire, background: "none" })).alpha(92, 92)).toBe(255);
  expect((await raster({ ...alone, background: "blue" })).alpha(92, 92)).toBe(255);
});

test("an icon that doesn't exist is refused by name", () => {
  expect(() => drawArt({ kind: "icon", icon: "no-such-thing", tint: "grey" })).toThrow(
    'no icon "no-such-thing"',
  );
});
