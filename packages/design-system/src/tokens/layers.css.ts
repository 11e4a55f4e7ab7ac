import { globalLayer } from "@vanilla-extract/css";

/**
 * Cascade layers, lowest first: `base` undoes browser defaults on our own elements, `reset` does so for a
 * whole page that opts in. Application CSS is unlayered, so it always overrides.
 */
export const layers = {
  base: globalLayer("ds.base"),
  reset: globalLayer("ds.reset"),
  tokens: globalLayer("ds.tokens"),
  layout: globalLayer("ds.layout"),
  components: globalLayer("ds.components"),
  patterns: globalLayer("ds.patterns"),
};
