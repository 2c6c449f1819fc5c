#!/usr/bin/env python3
"""Checks the evaluation cases in this folder. Usage: python3 check.py [--counts]
Exits 1 when a case breaks the documented format (README.md) or a count falls short."""
import datetime as D, hashlib, json, os, re, sys
from zoneinfo import ZoneInfo

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = {'expense': (90, 40), 'event': (90, 40), 'pickup': (130, 60), 'router': (90, 40), 'tools': (90, 40), 'hostile': (70, 30)}
FIELDS = {
    'expense': ['merchant', 'total', 'currency', 'date', 'vat', 'paymentMethod', 'cardLastFour', 'documentNumber'],
    'event': ['title', 'day', 'start', 'end', 'place', 'people'],
    'pickup': ['code', 'carrier', 'place', 'deadline'],
}
PAY = {'cash', 'card', 'mobile', 'transfer', 'directDebit', 'paypal', 'cheque', 'voucher'}
TOOLS = {None, 'local_time', 'weather', 'calculator', 'convert', 'calendar'}
ARGS = {None: set(), 'local_time': {'place'}, 'weather': {'place'}, 'calculator': set(),
        'convert': {'amount', 'from', 'to'}, 'calendar': {'date'}}
AMOUNT = {'total', 'vat'}
DATE = {'date', 'day', 'deadline'}
TIME = {'start', 'end'}
WEEKDAYS = [
    'monday mon montag lunedì lundi lunes maandag poniedziałek poniedziałku segunda måndag mandag',
    'tuesday tues tue dienstag martedì mardi martes dinsdag wtorek terça tisdag tirsdag',
    'wednesday weds wed mittwoch mercoledì mercredi miércoles woensdag środa środę quarta onsdag',
    'thursday thurs thu donnerstag do giovedì jeudi jueves donderdag czwartek quinta torsdag',
    'friday fri freitag venerdì vendredi viernes vrijdag piątek sexta fredag',
    'saturday sat samstag sonnabend sabato samedi sábado zaterdag sobota sobotę lördag lørdag',
    'sunday sun sonntag domenica dimanche domingo zondag niedziela niedzieli söndag søndag',
]
DAYWORD = {w: i for i, ws in enumerate(WEEKDAYS) for w in ws.split()}
errors = []


def half(case_id):
    return 'test' if hashlib.sha256(case_id.encode()).digest()[0] % 2 == 0 else 'tune'


def squeeze(s):
    return re.sub(r'[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]', '', s).casefold()


def spans(where, text, f, v):
    if not isinstance(v.get('value'), str) or not v['value']:
        errors.append(f'{where}: {f}: value must be a non-empty string')
    if not isinstance(v.get('text'), list) or not v['text']:
        errors.append(f'{where}: {f}: text must be a non-empty list')
        return
    for s in v['text']:
        if not s or s not in text:
            errors.append(f'{where}: {f}: span not in text: {s!r}')
    extra = set(v) - {'value', 'text', 'optional'}
    if extra:
        errors.append(f'{where}: {f}: unknown keys {extra}')
    if 'optional' in v and v['optional'] is not True:
        errors.append(f'{where}: {f}: optional must be true or left out')


def check_fields(where, kind, text, exp, forbidden=()):
    want = set(FIELDS[kind])
    if set(exp) - {'items'} != want or ('items' in exp and kind != 'expense'):
        errors.append(f'{where}: fields {sorted(exp)}')
        return
    for f, v in exp.items():
        if v is None:
            continue
        if f == 'title':
            if not v.get('keywords') or not any(k.casefold() in text.casefold() for k in v['keywords']):
                errors.append(f'{where}: title keywords not in text')
            continue
        if f == 'people':
            for p in v:
                spans(where, text, f, p)
            continue
        if f == 'items':
            for it in v:
                spans(where, text, 'item name', it['name'])
                spans(where, text, 'item amount', it['amount'])
                if not re.fullmatch(r'-?\d+\.\d\d', it['amount']['value']):
                    errors.append(f'{where}: item amount {it["amount"]["value"]}')
            continue
        spans(where, text, f, v)
        x = v['value']
        if f in AMOUNT and not re.fullmatch(r'-?\d+\.\d\d', x):
            errors.append(f'{where}: {f}: amount {x}')
        if f in DATE:
            try:
                day = D.date.fromisoformat(x)
                for s in v['text']:
                    for w in re.findall(r'[^\W\d_]+', s.casefold()):
                        if w in DAYWORD and DAYWORD[w] != day.weekday():
                            errors.append(f'{where}: {f}: {s!r} is not the weekday of {x}')
            except ValueError:
                errors.append(f'{where}: {f}: no such date {x}')
        if f in TIME and not re.fullmatch(r'([01]\d|2[0-3]):[0-5]\d', x):
            errors.append(f'{where}: {f}: time {x}')
        if f == 'currency' and not re.fullmatch(r'[A-Z]{3}', x):
            errors.append(f'{where}: currency {x}')
        if f == 'cardLastFour' and not re.fullmatch(r'\d{4}', x):
            errors.append(f'{where}: cardLastFour {x}')
        if f == 'paymentMethod' and x not in PAY:
            errors.append(f'{where}: paymentMethod {x}')
        if f == 'code' and (re.search(r'\s', x) or not any(squeeze(s) == squeeze(x) for s in v['text'])):
            errors.append(f'{where}: code {x!r} is no span without its spaces')
    for bad in forbidden:
        for f, v in exp.items():
            if v and f not in ('title', 'people', 'items') and squeeze(bad) in [squeeze(s) for s in [v['value']] + v['text']]:
                errors.append(f'{where}: forbidden {bad!r} is expected in {f}')


def main():
    ids, texts, table = set(), {}, []
    absent = {}
    for job, (least, least_test) in FILES.items():
        n = {'test': 0, 'tune': 0}
        with open(os.path.join(HERE, job + '.jsonl'), encoding='utf-8') as fh:
            for i, line in enumerate(fh, 1):
                where = f'{job}.jsonl:{i}'
                try:
                    c = json.loads(line)
                except ValueError as e:
                    errors.append(f'{where}: {e}')
                    continue
                where += ' ' + c.get('id', '?')
                must = {'id', 'job', 'language', 'text', 'expected'} | ({'recipe', 'forbidden'} if job == 'hostile' else set())
                if not must <= set(c) or set(c) - must - {'today', 'timeZone', 'note'}:
                    errors.append(f'{where}: keys {sorted(c)}')
                    continue
                if c['job'] != job or not re.fullmatch(job + r'-[a-z]{2}-\d{3}', c['id']):
                    errors.append(f'{where}: id or job')
                if c['id'] in ids:
                    errors.append(f'{where}: id twice')
                if c['text'] in texts:
                    errors.append(f'{where}: same text as {texts[c["text"]]}')
                ids.add(c['id'])
                texts[c['text']] = c['id']
                if not re.fullmatch(r'[a-z]{2}(-[A-Z]{2})?', c['language']):
                    errors.append(f'{where}: language')
                if ('today' in c) != ('timeZone' in c):
                    errors.append(f'{where}: today and timeZone go together')
                if 'today' in c:
                    D.date.fromisoformat(c['today'])
                    ZoneInfo(c['timeZone'])
                h = half(c['id'])
                n[h] += 1
                e, kind = c['expected'], c.get('recipe', job)
                if kind in ('event', 'pickup') or job == 'tools':
                    if 'today' not in c:
                        errors.append(f'{where}: today is missing')
                if kind in FIELDS:
                    if job == 'hostile' and not c['forbidden']:
                        errors.append(f'{where}: nothing forbidden')
                    check_fields(where, kind, c['text'], e, c.get('forbidden', ()))
                    if job != 'hostile':
                        for f in FIELDS[kind]:
                            if e.get(f) is None:
                                key = (job, f)
                                absent.setdefault(key, {'test': 0, 'tune': 0})[h] += 1
                elif job == 'router':
                    if set(e) != {'route'} or e['route'] not in ('expense', 'event', 'pickup', 'other'):
                        errors.append(f'{where}: route')
                else:
                    if set(e) - {'tool', 'arguments', 'answer', 'tolerance'} or e.get('tool') not in TOOLS:
                        errors.append(f'{where}: tool')
                        continue
                    if set(e['arguments']) - ARGS[e['tool']]:
                        errors.append(f'{where}: arguments {sorted(e["arguments"])}')
                    for a, v in e['arguments'].items():
                        if set(v) != {'value', 'accept'} or v['value'] not in v['accept']:
                            errors.append(f'{where}: argument {a}')
                    if e['tool'] in ('calculator', 'convert', 'calendar') and 'answer' not in e:
                        errors.append(f'{where}: answer is missing')
                    if e['tool'] in ('calculator', 'convert'):
                        float(e['answer'])
        table.append((job, sum(n.values()), n['tune'], n['test']))
        if sum(n.values()) < least or n['test'] < least_test:
            errors.append(f'{job}: {sum(n.values())} cases, {n["test"]} in test; wanted {least} and {least_test}')
    for job, fields in FIELDS.items():
        for f in fields:
            if f == 'title':
                continue
            k = absent.get((job, f), {'test': 0, 'tune': 0})
            if k['test'] < 15:
                errors.append(f'{job}.{f}: absent in {k["test"]} test cases only')
    print(f'{"file":<10}{"all":>5}{"tune":>6}{"test":>6}')
    for row in table:
        print(f'{row[0]:<10}{row[1]:>5}{row[2]:>6}{row[3]:>6}')
    print('\nabsent fields (null)      tune  test')
    for (job, f), k in absent.items():
        print(f'{job + "." + f:<24}{k["tune"]:>6}{k["test"]:>6}')
    for e in errors:
        print('ERROR', e)
    print('\n%d errors' % len(errors))
    sys.exit(bool(errors))


main()
