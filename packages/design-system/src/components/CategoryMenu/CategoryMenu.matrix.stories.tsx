import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { entriesOf } from "../../testing/SampleHeader.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { CategoryMenu, type CategoryEntry } from "./index.ts";

const meta: Meta<typeof CategoryMenu> = { title: "Components/CategoryMenu/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof CategoryMenu>;

const english = entriesOf(textsOf("en"));

/**
 * Rows only: the panels are covered by the open menu, and a matrix of them would render thousands of links.
 */
const rowsOf = (entries: CategoryEntry[]): CategoryEntry[] =>
  entries.map((entry) => ({ ...entry, chips: [], groups: [], promos: [] }));

const withMark = (mark: "icon" | "picture" | "none"): CategoryEntry[] =>
  rowsOf(english).map(({ icon, ...entry }, index) => ({
    ...entry,
    icon: mark === "icon" ? icon : undefined,
    picture: mark === "picture" ? samplePictures[index] : undefined,
  }));

export const EveryRow: Story = {
  render: () => (
    <Combinations
      choices={{
        mark: ["icon", "picture", "none"] as const,
        hint: [undefined, "Alloy, steel", extremes.word],
        label: ["Wheels", extremes.word],
      }}
    >
      {({ mark, hint, label }) => (
        <div style={{ inlineSize: 216, blockSize: 500 }}>
          <CategoryMenu
            label="All categories"
            alwaysOpen
            entries={withMark(mark).map((entry, index) => (index === 1 ? { ...entry, label, hint } : entry))}
          />
        </div>
      )}
    </Combinations>
  ),
};

/** Not on the home page: the column is closed until the cell is pressed. */
export const Closed: Story = {
  render: () => (
    <div style={{ inlineSize: 216 }}>
      <CategoryMenu label="All categories" entries={english} />
    </div>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={216}>
      {(_sample, language) => {
        const texts = textsOf(language);
        return (
          <div style={{ blockSize: 500 }}>
            <CategoryMenu label={texts.allCategories} entries={rowsOf(entriesOf(texts))} alwaysOpen />
          </div>
        );
      }}
    </SixLanguages>
  ),
};
