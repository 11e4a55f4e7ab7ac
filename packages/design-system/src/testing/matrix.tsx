import { isValidElement, type ReactNode } from "react";
import { DesignSystemProvider } from "../provider/index.ts";
import { localeIn } from "./locales.ts";
import { SampleLanguageContext, samples, type Sample, type SampleLanguage } from "./samples.ts";

/** Extreme values: a 40-letter word, zero, and the largest count. */
export const extremes = {
  word: "Lieferzeitbenachrichtigungseinstellungen",
  zero: 0,
  many: 99_999,
} as const;

type Choices = Readonly<Record<string, readonly unknown[]>>;
type Combination<Given extends Choices> = { [Name in keyof Given]: Given[Name][number] };

/** Every combination of the given values; the last name changes fastest. */
function combinationsOf<const Given extends Choices>(choices: Given): Combination<Given>[] {
  return Object.entries(choices).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Combination<Given>[];
}

const wordOf = (value: unknown): string => {
  if (typeof value === "function" || isValidElement(value)) return "given";
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "none");
};

const nameOf = (combination: Readonly<Record<string, unknown>>): string =>
  Object.entries(combination)
    .map(([name, value]) => `${name}: ${wordOf(value)}`)
    .join(", ");

const caption = { margin: "0 0 8px", fontSize: 12, color: "var(--ds-color-fg-muted)" };

interface CombinationsProps<Given extends Choices> {
  choices: Given;
  /** Minimum width of one sample in px. @default 220 */
  narrowest?: number;
  children: (combination: Combination<Given>) => ReactNode;
}

/** Renders every combination of props, each with its name above. */
export function Combinations<const Given extends Choices>({
  choices,
  narrowest = 220,
  children,
}: CombinationsProps<Given>) {
  return (
    <div
      style={{
        display: "grid",
        gap: 24,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}px, 100%), 1fr))`,
      }}
    >
      {combinationsOf(choices).map((combination) => (
        <div key={nameOf(combination)} style={{ minInlineSize: 0 }}>
          <p style={caption}>{nameOf(combination)}</p>
          {children(combination)}
        </div>
      ))}
    </div>
  );
}

interface SixLanguagesProps {
  /** Width of one column in px. @default 260 */
  width?: number;
  children: (sample: Sample, language: SampleLanguage) => ReactNode;
}

/** Renders the content in six languages next to each other, each with its `lang` and texts. */
export function SixLanguages({ width = 260, children }: SixLanguagesProps) {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {(Object.keys(samples) as SampleLanguage[]).map((language) => (
        <SampleLanguageContext key={language} value={language}>
          <DesignSystemProvider locale={language} messages={localeIn[language]}>
            <div lang={language} style={{ inlineSize: width }}>
              <p style={caption}>{language}</p>
              {children(samples[language], language)}
            </div>
          </DesignSystemProvider>
        </SampleLanguageContext>
      ))}
    </div>
  );
}
