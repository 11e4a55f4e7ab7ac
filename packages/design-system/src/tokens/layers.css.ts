import { globalLayer } from "@vanilla-extract/css";

/** Cascade layers, lowest first. Application CSS is unlayered, so one class of its own always wins. */
export const layers = {
  reset: globalLayer("ds.reset"),
  tokens: globalLayer("ds.tokens"),
  layout: globalLayer("ds.layout"),
  components: globalLayer("ds.components"),
  patterns: globalLayer("ds.patterns"),
};
