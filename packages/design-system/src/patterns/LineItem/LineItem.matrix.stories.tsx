import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusChip } from "../../components/StatusChip/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { LineItem } from "./index.ts";

const meta: Meta = { title: "Patterns/LineItem/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const [, picture = { src: "", alt: "" }] = samplePictures;
const title = "Carmine Touring GT 205/55 R16 91V summer tire, low noise 68 dB";

/** Every size, available or not, with centered and top-aligned text. */
export const EverySize: Story = {
  render: () => (
    <Combinations
      choices={{ size: [48, 64, 72, 96], off: [false, true], alignTop: [false, true] }}
      narrowest={300}
    >
      {(choice) => <LineItem {...choice} href="#product" title={title} picture={picture} option="91V" />}
    </Combinations>
  ),
};

/** Options that can be changed or not, statuses, notes, and titles without a link. */
export const EveryWord: Story = {
  render: () => (
    <Combinations
      choices={{ changeable: [false, true], tone: ["success", "caution"], page: [true, false] }}
      narrowest={300}
    >
      {({ changeable, tone, page }) => (
        <LineItem
          size={96}
          href={page ? "#product" : undefined}
          title={title}
          picture={picture}
          option="205/55 R16 91V"
          onChangeOption={changeable ? () => undefined : undefined}
          changeOptionLabel="Change 205/55 R16 91V"
          status={<StatusChip tone="caution">Refund in progress</StatusChip>}
          note={{ text: tone === "success" ? "$4.00 cheaper than before" : "Only 3 left", tone }}
        />
      )}
    </Combinations>
  ),
};

/** At phone width. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <Stack gap={16}>
          <LineItem
            size={72}
            href="#product"
            title={sample.title}
            picture={picture}
            option={sample.sentence}
            note={{ text: sample.sentence, tone: "success" }}
          />
          <LineItem size={48} title={extremes.word} picture={picture} option={`${extremes.many}`} off />
        </Stack>
      )}
    </SixLanguages>
  ),
};
