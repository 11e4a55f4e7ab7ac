import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DesignSystemProvider } from "../../provider/index.ts";
import { en } from "../../locales/en.ts";
import { lao } from "../../locales/lao.ts";
import { contrast } from "../../tokens/contrast.ts";
import { scene } from "../../tokens/scene.ts";
import { conforms } from "../../testing/conformance.tsx";
import { TireLabel, type TireLabelProps } from "./index.ts";

const label: TireLabelProps = { fuel: "B", wet: "A", noise: 69, noiseClass: "C" };

const shown = (props: Partial<TireLabelProps> = {}, messages = en) =>
  render(
    <DesignSystemProvider locale="en" messages={messages}>
      <TireLabel {...label} {...props} />
    </DesignSystemProvider>,
  );

/** Text for screen readers: names with their values. */
const read = (): string[] => {
  const list = screen.getByRole("figure").cloneNode(true) as HTMLElement;
  for (const hidden of list.querySelectorAll("[aria-hidden]")) hidden.remove();
  return [...list.querySelectorAll("dl > div")].map((pair) =>
    [...pair.children].map(({ textContent }) => textContent).join(": "),
  );
};

conforms("TireLabel", (props) => <TireLabel {...label} {...props} />);

test("exposes grades as names with values, without the letters of the scale", () => {
  shown();
  expect(within(screen.getByRole("figure")).getByText("Tire label")).toBeVisible();
  expect(read()).toEqual([
    "Fuel efficiency: B on a scale of A to E",
    "Wet grip: A on a scale of A to E",
    "Noise: 69 dB, class C on a scale of A to C",
  ]);
});

test.each([
  [{ snow: true }, "Winter grip: Severe snow (3PMSF)"],
  [{ ice: true }, "Winter grip: Ice"],
  [{ snow: true, ice: true }, "Winter grip: Severe snow (3PMSF): Ice"],
])("names symbols: %o", (symbols, words) => {
  shown(symbols);
  expect(read().at(-1)).toBe(words);
  expect(screen.getByText("Winter grip").parentElement?.querySelectorAll("svg")).toHaveLength(
    Object.keys(symbols).length,
  );
});

test("points to the tire's grade, and shows all steps on each scale", () => {
  const { container } = shown({ fuel: "E" });
  const marked = [...container.querySelectorAll("[data-part='Grade']")];
  expect(marked.map(({ textContent }) => textContent)).toEqual(["E", "A", "C"]);
  expect(marked[0]?.parentElement).toHaveTextContent("EE");
  expect(marked[1]?.parentElement).toHaveTextContent("AA");
  const [fuel, wet, noise] = container.querySelectorAll("dd");
  expect(fuel?.querySelector("[aria-hidden]")).toHaveTextContent("ABCDEE");
  expect(wet?.querySelector("[aria-hidden]")).toHaveTextContent("AABCDE");
  expect(noise).toHaveTextContent("69 dBABC");
});

test.each([
  ["A", 1],
  ["B", 2],
  ["C", 3],
] as const)("for noise class %s, lights %i of three waves", (noiseClass, lit) => {
  const { container } = shown({ noiseClass });
  const waves = [...container.querySelectorAll("dd [aria-hidden] > svg path")];
  expect(waves.map((wave) => !wave.hasAttribute("class"))).toEqual([0, 1, 2].map((place) => place < lit));
});

test("uses the locale's texts, and overrides", () => {
  shown({ texts: { title: "Own" } }, lao);
  expect(screen.getByRole("figure")).toHaveTextContent(/^Own/);
  expect(read()[0]).toBe("ການປະຢັດນ້ຳມັນ: ລະດັບ B ຈາກ A ຫາ E");
});

test("has readable letters on each step of the scale", () => {
  const { gradeA, gradeB, gradeC, gradeD, gradeE } = scene;
  const steps = { gradeA, gradeB, gradeC, gradeD, gradeE };
  for (const [step, color] of Object.entries(steps))
    expect(contrast(scene.ink, color), step).toBeGreaterThanOrEqual(4.5);
});
