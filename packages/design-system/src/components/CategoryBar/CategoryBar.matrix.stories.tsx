import type { Meta, StoryObj } from "@storybook/react-vite";
import Wrench from "lucide-react/icons/wrench";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { CategoryMenu } from "../CategoryMenu/index.ts";
import { CategoryBar } from "./index.ts";

const meta: Meta<typeof CategoryBar> = { title: "Components/CategoryBar/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof CategoryBar>;

const english = textsOf("en");

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{ menu: [false, true], note: [false, true], places: [2, 7], word: ["Coupons", extremes.word] }}
      narrowest={960}
    >
      {({ menu, note, places, word }) => (
        <CategoryBar
          label="Main"
          menu={menu && <CategoryMenu label={english.allCategories} entries={[]} />}
          links={[word, ...english.nav.slice(1, places)].map((label, index) => ({
            label,
            href: `#nav-${index}`,
            current: index === 0,
          }))}
          note={note ? { icon: Wrench, text: english.fitting } : undefined}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={1200}>
      {(_sample, language) => {
        const texts = textsOf(language);
        return (
          <CategoryBar
            label={texts.home}
            menu={<CategoryMenu label={texts.allCategories} entries={[]} />}
            links={texts.nav.map((label, index) => ({ label, href: `#nav-${index}`, current: index === 2 }))}
            note={{ icon: Wrench, text: texts.fitting }}
          />
        );
      }}
    </SixLanguages>
  ),
};
