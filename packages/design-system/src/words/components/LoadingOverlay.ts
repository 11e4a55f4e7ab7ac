/** Texts of `LoadingOverlay`. */
export interface LoadingOverlayTexts {
  /** Shown under the spinner and announced. */
  loading: string;
}

/** Default without a locale. */
export const english: LoadingOverlayTexts = { loading: "Loading…" };
