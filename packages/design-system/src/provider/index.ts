export {
  DesignSystemProvider,
  useDesignSystem,
  type DesignSystemProviderProps,
} from "./DesignSystemProvider.tsx";
export type { LinkComponentProps } from "./context.ts";
export { LinkBase } from "./LinkBase.tsx";
export type { Messages } from "../words/messages.ts";
export type { CountedText } from "../words/fill-counted.ts";
