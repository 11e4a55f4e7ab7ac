import { globalLayer } from "@vanilla-extract/css";

/**
 * Cascade layers, lowest first: `base` undoes browser defaults on our own elements, `reset` does so for a whole page that
 * asks for it. Application CSS is unlayered, so one class of its own always wins.
 */
export const layers = {
  base: globalLayer("ds.base"),
  reset: globalLayer("ds.reset"),
  tokens: globalLayer("ds.tokens"),
  layout: globalLayer("ds.layout"),
  components: globalLayer("ds.components"),
  patterns: globalLayer("ds.patterns"),
};
