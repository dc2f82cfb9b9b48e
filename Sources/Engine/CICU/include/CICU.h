#pragma once

#include <stdint.h>

/// Number formatters and plural rules of the ICU that comes with Foundation, which its Swift interface does not reach.
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct UPluralRules UPluralRules;

UNumberFormatter *swift_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t length, const char *locale, int *status);
UFormattedNumber *swift_unumf_openResult(int *status);
void swift_unumf_formatDouble(const UNumberFormatter *formatter, double value, UFormattedNumber *result, int *status);
void swift_unumf_formatDecimal(const UNumberFormatter *formatter, const char *value, int32_t length, UFormattedNumber *result, int *status);
int32_t swift_unumf_resultToString(const UFormattedNumber *result, uint16_t *buffer, int32_t capacity, int *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_close(UNumberFormatter *formatter);
UPluralRules *swift_uplrules_open(const char *locale, int *status);
int32_t swift_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, uint16_t *keyword, int32_t capacity, int *status);
void swift_uplrules_close(UPluralRules *rules);

/// Writes `value` as an ICU number skeleton says. Returns the number of UTF-16 units, or a negative number when ICU refuses.
int32_t islet_icu_format(double value, const uint16_t *skeleton, int32_t length, const char *locale, uint16_t *buffer, int32_t capacity);

/// Writes the plural category of a number with so many digits after the point. Returns the number of UTF-16 units, or a negative
/// number when ICU refuses.
int32_t islet_icu_plural(const UPluralRules *rules, const char *digits, int32_t fractionDigits, uint16_t *keyword, int32_t capacity);

/// Where words, sentences and lines of a text end.
typedef struct UBreakIterator UBreakIterator;

enum { ISLET_ICU_WORDS = 1, ISLET_ICU_SENTENCES = 3 };

UBreakIterator *swift_ubrk_open(int type, const char *locale, const uint16_t *text, int32_t length, int *status);
int32_t swift_ubrk_next(UBreakIterator *iterator);
/// At least 100 after a word, less after what stands between words.
int32_t swift_ubrk_getRuleStatus(UBreakIterator *iterator);
void swift_ubrk_close(UBreakIterator *iterator);
