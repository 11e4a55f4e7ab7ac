import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SampleHeader, SampleLogo, SampleUtilityBar } from "../../testing/SampleHeader.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { Steps } from "../Steps/index.ts";
import { CartLink, CheckoutHeader, Header, HeaderSearch, SuggestionList } from "./index.ts";

const meta: Meta<typeof Header> = {
  title: "Components/Header/Matrix",
  tags: ["!dev"],
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Header>;

const english = textsOf("en");

export const EveryCart: Story = {
  render: () => (
    <Combinations
      choices={{ count: [extremes.zero, 3, extremes.many], text: ["Cart", extremes.word] }}
      narrowest={360}
    >
      {(choice) => <CartLink href="#cart" label="Cart" {...choice} />}
    </Combinations>
  ),
};

/** Without utility bar, search or cart, as in an internal application. */
export const Parts: Story = {
  render: () => (
    <Combinations choices={{ utility: [false, true], search: [false, true] }} narrowest={1200}>
      {({ utility, search }) => (
        <Header
          utility={utility && <SampleUtilityBar texts={english} />}
          logo={<SampleLogo texts={english} />}
          search={
            search && (
              <HeaderSearch action="/search" label={english.search} placeholder={english.searchHint} />
            )
          }
          cart={<CartLink href="#cart" text={english.cart} label={english.cart} />}
        />
      )}
    </Combinations>
  ),
};

export const EverySearch: Story = {
  render: () => (
    <Combinations
      choices={{ scope: [false, true], hotWords: [false, true], defaultValue: [undefined, extremes.word] }}
      narrowest={680}
    >
      {({ scope, hotWords, defaultValue }) => (
        <HeaderSearch
          action="/search"
          label={english.search}
          placeholder={english.searchHint}
          defaultValue={defaultValue}
          scope={
            scope
              ? {
                  name: "cid",
                  label: english.allCategories,
                  options: [{ value: "", label: english.allGoods }],
                }
              : undefined
          }
          hotWords={
            hotWords ? english.hotWords.map((label, index) => ({ label, href: `#hot-${index}` })) : undefined
          }
        />
      )}
    </Combinations>
  ),
};

export const Suggestions: Story = {
  render: () => (
    <SixLanguages width={680}>
      {(sample, language) => {
        const texts = textsOf(language);
        return (
          <div style={{ position: "relative", blockSize: 320 }}>
            <SuggestionList
              label={texts.search}
              activeId="b"
              optionId={(id) => `${language}-${id}`}
              onChoose={() => undefined}
              groups={[
                {
                  label: texts.allGoods,
                  options: [
                    { id: "a", content: sample.title, hint: extremes.many.toLocaleString("en-US") },
                    { id: "b", content: texts.products[0], hint: String(extremes.zero) },
                    { id: "c", content: extremes.word, hint: extremes.word },
                  ],
                },
              ]}
            />
          </div>
        );
      }}
    </SixLanguages>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={1200}>
      {(_sample, language) => <SampleHeader texts={textsOf(language)} />}
    </SixLanguages>
  ),
};

export const Checkout: Story = {
  render: () => (
    <SixLanguages width={1200}>
      {(_sample, language) => {
        const texts = textsOf(language);
        return (
          <CheckoutHeader
            utility={<SampleUtilityBar texts={texts} signedIn />}
            logo={<SampleLogo texts={texts} />}
            title={texts.cart}
            steps={<Steps current={1} steps={texts.shortcuts.slice(0, 3).map((title) => ({ title }))} />}
          />
        );
      }}
    </SixLanguages>
  ),
};
