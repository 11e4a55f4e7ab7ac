export {
  DesignSystemProvider,
  useDesignSystem,
  type DesignSystemProviderProps,
  type LinkComponentProps,
} from "./DesignSystemProvider.tsx";
export { LinkBase } from "./LinkBase.tsx";
