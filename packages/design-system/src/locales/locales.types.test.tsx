import { DesignSystemProvider } from "../provider/index.ts";
import { en } from "./en.ts";

const { carousel, ...others } = en;
const { play: _play, ...silent } = carousel;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A locale has the words of every component.
  withoutComponent: <DesignSystemProvider messages={others}>{null}</DesignSystemProvider>,
  withoutWord: (
    // @ts-expect-error A locale has every word.
    <DesignSystemProvider messages={{ ...en, carousel: silent }}>{null}</DesignSystemProvider>
  ),
  functionAsWord: (
    <DesignSystemProvider
      messages={{
        ...en,
        // @ts-expect-error Words are data, which a server component can hand over.
        pagination: { ...en.pagination, page: (page: number) => `Page ${page}` },
      }}
    >
      {null}
    </DesignSystemProvider>
  ),
};
