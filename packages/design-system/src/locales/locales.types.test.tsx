import { DesignSystemProvider } from "../provider/index.ts";
import { en } from "./en.ts";

const { carousel, ...others } = en;
const { play: _play, ...silent } = carousel;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A locale needs the texts of every component.
  withoutComponent: <DesignSystemProvider messages={others}>{null}</DesignSystemProvider>,
  withoutWord: (
    // @ts-expect-error A locale needs every text.
    <DesignSystemProvider messages={{ ...en, carousel: silent }}>{null}</DesignSystemProvider>
  ),
  functionAsWord: (
    <DesignSystemProvider
      messages={{
        ...en,
        // @ts-expect-error Texts are data, so that a server component can pass them.
        pagination: { ...en.pagination, page: (page: number) => `Page ${page}` },
      }}
    >
      {null}
    </DesignSystemProvider>
  ),
};
