-- Texts in the one form in which tokens are written: `normalise` of the search; a test compares the two.
CREATE FUNCTION "folded"(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(lower(translate(
    regexp_replace(regexp_replace(
      normalize(regexp_replace(normalize(words, NFKD),
        '([A-Za-z\u00AA-\u02AF\u1D00-\u1EFF\u2C60-\u2C7F\uA720-\uA7FF])[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+', '\1', 'g'), NFKC),
      '([\u0E48-\u0E4B])\u0E4D', E'\u0E4D\\1', 'g'), '([\u0EC8-\u0ECB])\u0ECD', E'\u0ECD\\1', 'g'),
    'ÆŒØŁĐẞ', 'æœøłđß')), 'øłđ×', 'oldx'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
$$;--> statement-breakpoint
-- Accents, and the "am" of Thai and Lao, kept words of a name from being found in it.
CREATE OR REPLACE FUNCTION "listing_terms"(names jsonb, tokens text[], facets text[], categories integer[], shop_categories integer[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH named AS MATERIALIZED (SELECT folded(coalesce(string_agg(E'\n' || value, ''), '')) AS text FROM jsonb_each_text(names)),
  token AS MATERIALIZED (SELECT left(t, 400) AS t FROM unnest(tokens) t WHERE t <> '')
  SELECT array_to_tsvector(array(
    SELECT t FROM token
    UNION ALL SELECT '=' || t FROM token, named WHERE strpos(named.text, t) > 0
    UNION ALL SELECT '^' || t FROM token, named WHERE strpos(named.text, E'\n' || t) > 0
    UNION ALL SELECT left(f, 400) FROM unnest(facets) f WHERE f <> ''
    UNION ALL SELECT '@' || c FROM unnest(categories) c
    UNION ALL SELECT '#' || c FROM unnest(shop_categories) c))
$$;--> statement-breakpoint
UPDATE "product_listing" l SET terms = s.terms FROM "product_listing_source" s
WHERE s.product_id = l.product_id AND l.terms <> s.terms;
