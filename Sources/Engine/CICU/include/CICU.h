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
