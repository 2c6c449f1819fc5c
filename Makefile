SWIFT ?= swift
PREFIX ?= /usr/local
# Tests are built apart from the product: they need other flags, and sharing a folder would build
# everything anew each time one follows the other.
TEST_FLAGS = -c release -Xswiftc -enable-testing --scratch-path .build/testing
# The example packages share what they build of Apus; a plan that was kept may be another's.
EXAMPLE_FLAGS = -c release --scratch-path .build/examples --disable-build-manifest-caching
SOURCES = Package.swift Sources Tests Benchmarks Examples

.PHONY: help setup demo build test examples verify sanitize install uninstall format lint bench clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what building and running needs (Debian's packages)
	@Scripts/setup

build: setup ## Build the command line, optimised
	$(SWIFT) build -c release --product apus

demo: build ## Pull the small default model and ask it something
	@.build/release/apus models pull smollm2-135m
	.build/release/apus respond --temperature 0 --max-tokens 60 "What is the capital of France?"
	.build/release/apus extract expense Examples/Documents/receipt.txt

test: setup ## Run the tests
	$(SWIFT) test $(TEST_FLAGS) --skip ApusServerTests
	@# By itself: other tests keep all threads busy for longer than a client of a server waits.
	$(SWIFT) test $(TEST_FLAGS) --skip-build --filter ApusServerTests
	APUS_TOOL=.build/testing/release/apus Scripts/check-server short
	$(SWIFT) test --package-path Examples/Budget $(EXAMPLE_FLAGS)
	$(SWIFT) test --package-path Examples/Games $(EXAMPLE_FLAGS)

examples: build ## Build the example programs and run them with a small model (pulls 491 MB)
	@.build/release/apus models pull qwen2.5-coder-0.5b --yes
	Scripts/check-examples

verify: setup ## Run every check, the long ones and those against reference data too; resumes
	Scripts/verify

sanitize: setup ## Run the hostile-input tests under the address and undefined-behaviour sanitizers
	Scripts/sanitize Hostile

install: setup ## Install `apus` and its shell completions under PREFIX (/usr/local)
	Scripts/install "$(PREFIX)"

uninstall: ## Remove what `install` put under PREFIX
	Scripts/install --remove "$(PREFIX)"

format: ## Format the sources
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

lint: ## Check format, documentation and file lengths
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	Scripts/check-lengths

bench: setup ## Run the benchmarks
	$(SWIFT) run --package-path Benchmarks -c release kernels

clean: ## Remove everything that was built
	rm -rf .build Benchmarks/.build
