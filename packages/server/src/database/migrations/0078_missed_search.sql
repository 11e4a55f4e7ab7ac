CREATE TABLE "missed_search" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_search_day_locale_words_pk" PRIMARY KEY("day","locale","words")
);
