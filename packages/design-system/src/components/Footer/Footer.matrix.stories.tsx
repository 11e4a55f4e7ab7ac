import type { Meta, StoryObj } from "@storybook/react-vite";
import Truck from "lucide-react/icons/truck";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import type { ShopTexts } from "../../testing/shop-texts/shop-texts.ts";
import { Button } from "../Button/index.ts";
import { QrCode } from "../QrCode/index.ts";
import { Footer } from "./index.ts";

const meta: Meta<typeof Footer> = {
  title: "Components/Footer/Matrix",
  tags: ["!dev"],
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Footer>;

const links = (labels: readonly string[]) =>
  labels.map((label, index) => ({ label, href: `#link-${index}` }));

interface Given {
  texts: ShopTexts;
  notes?: boolean;
  columns?: boolean;
  code?: boolean;
  word?: string;
}

function Whole({ texts, notes, columns, code, word }: Given) {
  return (
    <Footer
      notes={
        notes
          ? texts.notes.map(([title, text], index) => ({
              icon: Truck,
              title: index === 0 ? (word ?? title) : title,
              text,
            }))
          : undefined
      }
      linksLabel={texts.help}
      columns={
        columns
          ? texts.footerHeads
              .slice(0, 4)
              .map((title) => ({ title, links: links([word ?? title, ...texts.links]) }))
          : undefined
      }
      service={{
        title: texts.footerHeads[4],
        phone: "+1 800 555 0146",
        hours: texts.hours,
        action: <Button size="sm">{texts.chat}</Button>,
      }}
      code={
        code
          ? {
              picture: <QrCode value="https://carmine.example/app" label={texts.scan} size={96} />,
              label: texts.scan,
            }
          : undefined
      }
      legal="© 2026 Carmine"
      legalLinks={links(texts.groups)}
    />
  );
}

export const EveryPart: Story = {
  render: () => (
    <Combinations
      choices={{ notes: [false, true], columns: [false, true], code: [false, true] }}
      narrowest={1200}
    >
      {(choice) => <Whole texts={textsOf("en")} {...choice} />}
    </Combinations>
  ),
};

export const LongWord: Story = {
  render: () => <Whole texts={textsOf("en")} notes columns code word={extremes.word} />,
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={1200}>
      {(_sample, language) => <Whole texts={textsOf(language)} notes columns code />}
    </SixLanguages>
  ),
};
